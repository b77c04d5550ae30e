export interface TimeoutAndRetry {
  /** How often the work runs at most. */
  attempts: number;
  /** Milliseconds before the second attempt; doubled before each further one. */
  firstDelay: number;
  /** Milliseconds for all attempts and delays together. @default no limit */
  timeout?: number;
  /** Whether another attempt may succeed after this error. @default always */
  isRetryable?: (error: unknown) => boolean;
}

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Runs asynchronous work, and runs it again with exponential backoff while it fails.
 * @param work gets a signal that aborts at the timeout
 * @throws the last error, or at the timeout a `DOMException` named `TimeoutError`
 */
export async function withTimeoutAndRetry<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { attempts, firstDelay, timeout, isRetryable = () => true }: TimeoutAndRetry,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const timedOut = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as DOMException));
  });
  // Not AbortSignal.timeout(), which fake timers in tests do not reach.
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), timeout);
  const run = async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work(signal);
      } catch (error) {
        if (signal.aborted || attempt >= attempts || !isRetryable(error)) throw error;
        await delay(firstDelay * 2 ** (attempt - 1));
        signal.throwIfAborted();
      }
    }
  };
  try {
    return await Promise.race([timedOut, run()]);
  } finally {
    clearTimeout(timer);
  }
}
