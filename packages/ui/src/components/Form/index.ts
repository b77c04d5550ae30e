export { type FormInput, readForms } from './formInput.ts';
export { Honeypot } from './Honeypot.tsx';
export { useEarlyInput } from './useEarlyInput.ts';
export { useEarlySubmit } from './useEarlySubmit.ts';
export { type Draft, type Submission, useSubmission } from './useSubmission.ts';
