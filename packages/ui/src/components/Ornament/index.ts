export { Frame, Mark, Rule } from './Ornament.tsx';
