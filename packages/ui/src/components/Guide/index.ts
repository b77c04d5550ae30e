export { Guide, type GuideProps, type GuideSection } from './Guide.tsx';
