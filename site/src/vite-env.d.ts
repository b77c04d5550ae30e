/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The day of the build, as `2026-11-21`. */
  readonly VITE_BUILD_DATE: string;
  /** `failureReports` of the brand. */
  readonly VITE_FAILURE_REPORTS: boolean;
}
