export { collectEarlyInput, takeEarlyInput } from './earlyInput.ts';
export { Trap } from './Trap.tsx';
export { type Submission, useSubmission } from './useSubmission.ts';
