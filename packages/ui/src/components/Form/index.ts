export { collectEarlyInput, takeEarlyInput } from './earlyInput.ts';
export { type Submission, useSubmissionId } from './submission.ts';
