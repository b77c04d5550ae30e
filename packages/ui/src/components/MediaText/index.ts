export { MediaText, type MediaTextProps } from './MediaText.tsx';
