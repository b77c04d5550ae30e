export { Frame, Mark, type MarkProps, Rule } from './Ornament.tsx';
