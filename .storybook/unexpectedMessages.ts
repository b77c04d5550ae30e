import { mocked, spyOn } from 'storybook/test';

const levels = ['error', 'warn'] as const;

/** Records a story's messages to console.error and console.warn. @returns a function that stops recording */
export function watchConsole(): () => void {
  const spies = levels.map((level) => spyOn(console, level));
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** What a story logged that `parameters.expectedMessages` does not list; a play function's failure too. */
export const unexpectedMessages = (expected: readonly RegExp[] = []): string[] =>
  levels
    .flatMap((level) =>
      mocked(console[level]).mock.calls.map(
        (parts) => `console.${level}: ${parts.map(String).join(' ')}`,
      ),
    )
    .filter((message) => !expected.some((known) => known.test(message)));
