export * from './DayBand.tsx';
