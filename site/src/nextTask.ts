/** Lets the browser answer a visitor before work that takes a phone as long as one notices. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
