export * from './Panorama.tsx';
