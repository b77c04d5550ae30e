export { Triptych, type TriptychItem, type TriptychProps } from './Triptych.tsx';
