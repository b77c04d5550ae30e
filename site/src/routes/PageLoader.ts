import type { Locale } from '@elevate/languages';
import type { ComponentType } from 'react';
import { isSavingData } from '../isSavingData.ts';
import type { Catalogs } from '../language/catalogs.ts';
import type { SiteRoute } from './routes.ts';

/** Loads a page's code together with its words and the shell's, so that none is shown without the others. */
export class PageLoader {
  readonly #catalogs: Catalogs;
  readonly #loadPage: (route: SiteRoute) => Promise<ComponentType>;
  readonly #loaded = new Map<string, ComponentType>();
  readonly #requests = new Map<string, Promise<ComponentType>>();
  readonly #listeners = new Set<() => void>();
  #pending = 0;

  constructor(catalogs: Catalogs, loadPage: (route: SiteRoute) => Promise<ComponentType>) {
    this.#catalogs = catalogs;
    this.#loadPage = loadPage;
  }

  /** Tells when `isLoading` may have changed. @returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a page is on its way. */
  readonly isLoading = (): boolean => this.#pending > 0;

  /** The page, if all of it is here: it can be rendered without waiting. */
  loaded(route: SiteRoute, locale: Locale): ComponentType | undefined {
    return this.#loaded.get(`${locale}/${route.name}`);
  }

  /**
   * Loads what is missing. The promise is the same for the same page and language, as React's `use`
   * asks, also once it has failed: `forgetFailures` allows another try.
   */
  load(route: SiteRoute, locale: Locale): Promise<ComponentType> {
    const key = `${locale}/${route.name}`;
    const known = this.#requests.get(key);
    if (known) return known;
    const request = this.#fetch(route, locale).then(([page]) => {
      this.#loaded.set(key, page);
      return page;
    });
    this.#requests.set(key, request);
    this.#count(1);
    const settle = () => this.#count(-1);
    request.then(settle, settle);
    return request;
  }

  /**
   * Fetches a page that a visitor may go to next, unless data is to be saved. What cannot be had now is
   * asked for again by `load`.
   */
  prefetch(route: SiteRoute, locale: Locale): void {
    if (isSavingData() || this.#requests.has(`${locale}/${route.name}`)) return;
    this.#fetch(route, locale).catch(() => {});
  }

  #fetch(route: SiteRoute, locale: Locale) {
    return Promise.all([
      // A file that was lost on the way is asked for once more.
      this.#loadPage(route).catch(() => this.#loadPage(route)),
      this.#catalogs.ensure(route.name, locale),
      this.#catalogs.ensure('shell', locale),
    ]);
  }

  #count(change: 1 | -1): void {
    this.#pending += change;
    // Not at once: pages are asked for while React renders.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }

  /** Drops every request that has not led to a page, so that the next `load` asks again. */
  forgetFailures(): void {
    for (const key of this.#requests.keys()) {
      if (!this.#loaded.has(key)) this.#requests.delete(key);
    }
  }
}
