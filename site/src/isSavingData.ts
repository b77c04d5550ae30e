/** Whether the visitor's browser asks sites to be sparing (https://wicg.github.io/savedata/; Chromium alone has it). */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
