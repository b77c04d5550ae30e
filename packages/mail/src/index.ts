export * from './enquiryForTeam.ts';
export * from './forVisitor.ts';
export * from './heldForTeam.ts';
export * from './newsletterForTeam.ts';
export type { RenderedMail } from './renderEmail.tsx';
export type { TeamMail } from './teamMail.ts';
export * from './undeliverableForTeam.ts';
