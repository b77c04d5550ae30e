export { AtAGlance, type AtAGlanceProps } from './AtAGlance.tsx';
