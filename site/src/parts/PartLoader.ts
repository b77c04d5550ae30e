import type { Locale } from '@elevate/languages';
import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Catalogs } from './catalogs.ts';
import { Requests } from './Requests.ts';

/** The code or words of a part did not load. The message is its scope. */
export class PartUnavailableError extends Error {
  override name = 'PartUnavailableError';
}

/** A page, or a part of one that loads when it is used: its code, and its words with the shell's. */
export interface Part {
  Component: ComponentType;
  i18n: I18n;
}

interface PartLoaderOptions {
  catalogs: Catalogs;
  importPart: (scope: string) => Promise<ComponentType>;
  /** Called when a visited page did not load. Resolves if a reload would not help; else the page reloads. */
  reloadOnChunkError: (page: string, locale: Locale) => Promise<void>;
}

/** Whether the browser asks sites to save data (https://wicg.github.io/savedata/; only Chromium has it). */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

const keyOf = (scope: string, locale: Locale) => `${locale}/${scope}`;

/**
 * Loads code together with its words: pages, and parts of pages that load when they are used. A part is named by its
 * scope, the folder below src/pages that holds both: `retreats`, `retreats/finder`.
 */
export class PartLoader {
  readonly #options: PartLoaderOptions;
  readonly #parts = new Requests<Part>();
  /** The requests that a visitor waits for. */
  readonly #visits = new WeakSet<Promise<Part>>();
  readonly #listeners = new Set<() => void>();
  #pending = 0;

  constructor(options: PartLoaderOptions) {
    this.#options = options;
  }

  /** Calls back when `isLoading` may have changed. @returns the function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a visitor waits for a page. */
  readonly isLoading = (): boolean => this.#pending > 0;

  /** The part, if it can be rendered without waiting. */
  loaded(scope: string, locale: Locale): Part | undefined {
    return this.#parts.loaded(keyOf(scope, locale));
  }

  /**
   * Loads a part.
   * @throws `PartUnavailableError`, until `forgetFailures`
   */
  load(scope: string, locale: Locale): Promise<Part> {
    const request = this.#parts.get(keyOf(scope, locale), async () => {
      const { catalogs, importPart, reloadOnChunkError } = this.#options;
      try {
        const [Component, i18n] = await Promise.all([
          importPart(scope),
          catalogs.load(scope, locale),
        ]);
        return { Component, i18n };
      } catch (error) {
        if (this.#visits.has(request)) await reloadOnChunkError(scope, locale);
        throw new PartUnavailableError(scope, { cause: error });
      }
    });
    return request;
  }

  /**
   * Loads the page that a visitor goes to, and begins to load those of its parts that another language has loaded.
   * @throws `PartUnavailableError` where a reload would not help
   */
  visit(page: string, locale: Locale): Promise<Part> {
    const request = this.load(page, locale);
    for (const part of this.#usedPartsOf(page)) void this.load(part, locale);
    if (!this.loaded(page, locale) && !this.#visits.has(request)) {
      this.#visits.add(request);
      this.#countPending(1);
      const settle = () => this.#countPending(-1);
      request.then(settle, settle);
    }
    return request;
  }

  /**
   * Loads a page in another language together with its used parts, so that the language changes as a whole or not at all.
   * @throws `PartUnavailableError`
   */
  async visitWithParts(page: string, locale: Locale): Promise<void> {
    const parts = this.#usedPartsOf(page).map((part) => this.load(part, locale));
    await Promise.all([this.visit(page, locale), ...parts]);
  }

  /** Loads a page that a visitor may go to next, unless the browser asks to save data. */
  prefetch(page: string, locale: Locale): void {
    if (isSavingData()) return;
    const request = this.load(page, locale);
    request.catch(() => {
      // Else a visitor waits for it, and sees the failure.
      if (this.#visits.has(request)) return;
      this.#options.catalogs.forgetFailures();
      this.#parts.forget(keyOf(page, locale));
    });
  }

  /** Drops every request that has failed, so that the next one tries again. */
  forgetFailures(): void {
    this.#options.catalogs.forgetFailures();
    this.#parts.forgetFailures();
  }

  /** The parts of a page that are loaded in a language. */
  #usedPartsOf(page: string): string[] {
    const scopes = this.#parts.loadedKeys().map((key) => key.slice(key.indexOf('/') + 1));
    return [...new Set(scopes)].filter((scope) => scope.startsWith(`${page}/`));
  }

  #countPending(change: 1 | -1): void {
    this.#pending += change;
    // Deferred, because React requests pages while it renders.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}
