export * from './BrandMark.tsx';
export * from './dawn.ts';
export * from './ogeeArch.ts';
