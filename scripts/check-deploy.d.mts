export interface DeployOptions {
  /** The Firebase project that would be deployed to. */
  project?: string | undefined;
  /** Where firebase.json, site/ and functions/ are. @default this repository */
  folder?: string;
  /** What is looked through for placeholders. @default the brand of packages/brand */
  brand?: unknown;
}

/** What stands against a deploy, one line each; empty where nothing does. */
export function deployProblems(options?: DeployOptions): string[];
