/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The day of the build, as `2026-11-21`. */
  readonly VITE_BUILD_DATE: string;
}
