interface Request<T> {
  promise: Promise<T>;
  /** Once it is there. */
  result?: T;
  hasFailed?: true;
}

/**
 * What is loaded once, by key. The same promise for the same key, as React's `use` requires, also after it has
 * failed: `forgetFailures` allows another try.
 */
export class Requests<T> {
  readonly #requests = new Map<string, Request<T>>();

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#requests.get(key);
    if (known) return known.promise;
    // Later, so that the request is known before it is loaded.
    const promise = Promise.resolve().then(load);
    const request: Request<T> = { promise };
    this.#requests.set(key, request);
    promise.then(
      (result) => Object.assign(request, { result }),
      () => Object.assign(request, { hasFailed: true }),
    );
    return promise;
  }

  /** What is loaded, without waiting. */
  loaded(key: string): T | undefined {
    return this.#requests.get(key)?.result;
  }

  /** The keys of all that is loaded. */
  loadedKeys(): string[] {
    return [...this.#requests].flatMap(([key, { result }]) => (result === undefined ? [] : [key]));
  }

  /** Drops every request that has failed, so that the next one tries again. */
  forgetFailures(): void {
    for (const [key, { hasFailed }] of this.#requests) if (hasFailed) this.#requests.delete(key);
  }
}
