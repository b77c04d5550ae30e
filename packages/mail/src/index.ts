/** Every mail. Times are in milliseconds since 1970; marks say why a submission may be a bot's. */

export * from './enquiryForTeam.ts';
export * from './forVisitor.ts';
export * from './heldForTeam.ts';
export * from './newsletterForTeam.ts';
export type { RenderedMail } from './renderEmail.tsx';
export type { TeamMail } from './teamMail.ts';
export * from './undeliverableForTeam.ts';
