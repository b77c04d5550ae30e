export { Heading, type HeadingProps, type HeadingSize, headingSizes } from './Heading.tsx';
