export { Highlights, type HighlightsProps } from './Highlights.tsx';
