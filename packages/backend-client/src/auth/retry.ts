/** Milliseconds until the first repetition (docs/product.md, section 9); before each further one twice as many. */
const firstDelay = 200;

/** 6.2 seconds of waiting in all: someone sits in front of it. */
const repetitions = 5;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Does it again while it fails, with exponential backoff.
 * @param isFinal whether an error will be the same next time
 * @throws the last error
 */
export async function retry<T>(
  work: () => Promise<T>,
  isFinal: (error: unknown) => boolean,
  wait = pause,
): Promise<T> {
  for (let repetition = 0; ; repetition += 1) {
    try {
      return await work();
    } catch (error) {
      if (repetition === repetitions || isFinal(error)) throw error;
      await wait(firstDelay * 2 ** repetition);
    }
  }
}
