export * from './calls.ts';
export * from './emailAddress.ts';
export * from './issues.ts';
export * from './journeys.ts';
export * from './limits.ts';
export * from './marks.ts';
export * from './parse.ts';
export * from './schemas.ts';
