export * from './forTeam.ts';
export * from './forVisitor.ts';
export type { RenderedMail } from './renderLetter.tsx';
