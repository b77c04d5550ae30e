const levels = ['error', 'warn'] as const;

let messages: string[] = [];

/** Keeps what a story writes to console.error and console.warn; answers with what ends that. */
export function watchConsole(): () => void {
  messages = [];
  const restore = levels.map((level) => {
    const original = console[level];
    console[level] = (...parts: unknown[]) => {
      messages.push(`console.${level}: ${parts.map(String).join(' ')}`);
      original(...parts);
    };
    return () => {
      console[level] = original;
    };
  });
  return () => {
    for (const end of restore) end();
  };
}

/** Fails a story that wrote what it does not name in `parameters.expectedMessages`. */
export function failOnUnexpectedMessages(expected: readonly RegExp[] = []): void {
  const unexpected = messages.filter((message) => !expected.some((known) => known.test(message)));
  messages = [];
  if (unexpected.length > 0) throw new Error(`Unexpected:\n${unexpected.join('\n')}`);
}
