export { type DayHour, DaySpine, type DaySpineProps } from './DaySpine.tsx';
