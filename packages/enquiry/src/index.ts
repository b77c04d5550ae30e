export * from './brief.ts';
export * from './calls.ts';
export * from './consent.ts';
export * from './emailAddress.ts';
export * from './failureReport.ts';
// The words need Lingui's compiler: '@elevate/enquiry/briefText', '@elevate/enquiry/issues' and
// '@elevate/enquiry/journeyTitles'.
export type { IssueCode } from './issues.ts';
export * from './journeys.ts';
export * from './limits.ts';
export * from './marks.ts';
export * from './parse.ts';
export * from './schemas.ts';
export * from './typedText.ts';
