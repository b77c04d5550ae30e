export { Heading, type HeadingProps, type HeadingSize } from './Heading.tsx';
