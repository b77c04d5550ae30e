/**
 * A promise that says how it has ended. React's `use` reads these fields too: a part that is loaded renders without
 * suspending (https://github.com/reactjs/rfcs/pull/229).
 */
interface TrackedPromise<T> extends Promise<T> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
}

/**
 * Requests that run once per key. The same promise for the same key, as `use` requires, also after it has failed:
 * `forgetFailures` allows another try.
 */
export class Requests<T> {
  readonly #requests = new Map<string, TrackedPromise<T>>();

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#requests.get(key);
    if (known) return known;
    // Deferred, so that the request is stored before it starts.
    const request: TrackedPromise<T> = Promise.resolve().then(load);
    this.#requests.set(key, request);
    request.then(
      (value) => void Object.assign(request, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(request, { status: 'rejected', reason }),
    );
    return request;
  }

  /** What is loaded, without waiting. */
  loaded(key: string): T | undefined {
    return this.#requests.get(key)?.value;
  }

  /** The keys of all that is loaded. */
  loadedKeys(): string[] {
    return [...this.#requests.keys()].filter((key) => this.loaded(key) !== undefined);
  }

  forget(key: string): void {
    this.#requests.delete(key);
  }

  /** Drops every request that has failed, so that the next one tries again. */
  forgetFailures(): void {
    for (const [key, { status }] of this.#requests) {
      if (status === 'rejected') this.#requests.delete(key);
    }
  }
}
