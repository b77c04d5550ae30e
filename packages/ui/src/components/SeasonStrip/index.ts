export * from './SeasonStrip.tsx';
