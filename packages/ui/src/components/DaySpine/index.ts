export { DaySpine, type DaySpineProps } from './DaySpine.tsx';
