export * from './BrandMark.tsx';
export * from './DawnBackdrop.tsx';
export * from './ogeeArch.ts';
