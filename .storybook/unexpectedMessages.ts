import { mocked, spyOn } from 'storybook/test';

const levels = ['error', 'warn'] as const;

/** Records a story's messages to console.error and console.warn. @returns a function that stops recording */
export function watchConsole(): () => void {
  const spies = levels.map((level) => spyOn(console, level));
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** Fails a story that logged a message not listed in `parameters.expectedMessages`. */
export function failOnUnexpectedMessages(expected: readonly RegExp[] = []): void {
  const unexpected = levels
    .flatMap((level) =>
      mocked(console[level]).mock.calls.map(
        (parts) => `console.${level}: ${parts.map(String).join(' ')}`,
      ),
    )
    .filter((message) => !expected.some((known) => known.test(message)));
  if (unexpected.length > 0) throw new Error(`Unexpected:\n${unexpected.join('\n')}`);
}
