export * from './Frieze.tsx';
