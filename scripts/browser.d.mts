/**
 * The path of a Chromium that is there: what CHROMIUM_PATH says, else Playwright's own, else one on
 * the PATH.
 * @throws when CHROMIUM_PATH names no file
 */
export function installedBrowser(): string | undefined;

/**
 * The same, and where there is none, one that can be had from Playwright's download or, for root on
 * Debian, from its packages.
 * @throws when there is none
 */
export function findBrowser(): Promise<string>;
