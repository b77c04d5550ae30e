export * from './BrandMark.tsx';
export * from './ogeeArch.ts';
export * from './pictures.ts';
