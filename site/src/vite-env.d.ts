/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The day of the build, as `2026-11-21`. */
  readonly VITE_BUILD_DATE: string;
  /** `failureReports` of the brand. */
  readonly VITE_FAILURE_REPORTS: boolean;
  /** The facts of /before-you-go (docs/facts.md): the day of the last check, or an empty text, by id. */
  readonly VITE_CHECKED_FACTS: Readonly<Record<string, string>>;
}
