export { collectEarlyInput, takeEarlyInput } from './earlyInput.ts';
export { type Submission, useSubmission } from './useSubmission.ts';
