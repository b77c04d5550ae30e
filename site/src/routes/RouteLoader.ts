import type { Locale } from '@elevate/languages';
import type { ComponentType } from 'react';
import type { SiteRoute } from './routes.ts';

/** A page's code or words did not arrive. The message is the page's name. */
export class RouteUnavailableError extends Error {
  override name = 'RouteUnavailableError';
}

interface RouteLoaderOptions {
  /** Loads the words of the shell, or of a page by its name. */
  loadWords: (scope: string, locale: Locale) => Promise<void>;
  importPage: (name: string) => Promise<ComponentType>;
  /** Called when a visited page did not arrive. Resolves when nothing helps; else the page reloads. */
  recover: (route: SiteRoute, locale: Locale) => Promise<void>;
}

interface Request {
  promise: Promise<ComponentType>;
  /** The page, once it and its words are loaded. */
  Page?: ComponentType;
  /** Whether a visitor waits for it. */
  isVisited: boolean;
}

/** Whether the browser asks sites to save data (https://wicg.github.io/savedata/; Chromium alone has it). */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

const keyOf = (route: SiteRoute, locale: Locale) => `${locale}/${route.name}`;

/** Loads a page's code together with its words and the shell's. A page is shown when all three are there. */
export class RouteLoader {
  readonly #options: RouteLoaderOptions;
  readonly #requests = new Map<string, Request>();
  readonly #listeners = new Set<() => void>();
  #pending = 0;

  constructor(options: RouteLoaderOptions) {
    this.#options = options;
  }

  /** Calls back when `isLoading` may have changed. @returns the function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a visitor waits for a page. */
  readonly isLoading = (): boolean => this.#pending > 0;

  /** The page, if it can be rendered without waiting. */
  loaded(route: SiteRoute, locale: Locale): ComponentType | undefined {
    return this.#requests.get(keyOf(route, locale))?.Page;
  }

  /**
   * Loads what a page needs.
   * @throws `RouteUnavailableError`; the next call tries again.
   */
  loadRoute(route: SiteRoute, locale: Locale): Promise<ComponentType> {
    return this.#request(route, locale).promise;
  }

  /**
   * Loads the page that a visitor goes to. The same promise for the same page and language, as React's
   * `use` requires, also after it has failed: `forgetFailures` allows another try.
   * @throws `RouteUnavailableError` where a reload would not help.
   */
  visitRoute(route: SiteRoute, locale: Locale): Promise<ComponentType> {
    const request = this.#request(route, locale);
    if (!request.isVisited && !request.Page) {
      request.isVisited = true;
      this.#countPending(1);
      const settle = () => this.#countPending(-1);
      request.promise.then(settle, settle);
    }
    return request.promise;
  }

  /** Loads a page that a visitor may go to next, unless the browser asks to save data. */
  prefetch(route: SiteRoute, locale: Locale): void {
    if (!isSavingData()) this.loadRoute(route, locale).catch(() => {});
  }

  /** Drops every request that has not led to a page, so that the next one tries again. */
  forgetFailures(): void {
    for (const [key, { Page }] of this.#requests) if (!Page) this.#requests.delete(key);
  }

  #request(route: SiteRoute, locale: Locale): Request {
    const key = keyOf(route, locale);
    const known = this.#requests.get(key);
    if (known) return known;
    const { loadWords, importPage, recover } = this.#options;
    const load = async () => {
      try {
        const [Page] = await Promise.all([
          importPage(route.name),
          loadWords(route.name, locale),
          loadWords('shell', locale),
        ]);
        request.Page = Page;
        return Page;
      } catch (error) {
        if (request.isVisited) await recover(route, locale);
        // Forgotten in the meantime, its place may be a newer request's.
        else if (this.#requests.get(key) === request) this.#requests.delete(key);
        throw new RouteUnavailableError(route.name, { cause: error });
      }
    };
    const request: Request = { promise: Promise.resolve().then(load), isVisited: false };
    this.#requests.set(key, request);
    return request;
  }

  #countPending(change: 1 | -1): void {
    this.#pending += change;
    // Later, because React asks for pages while it renders.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}
