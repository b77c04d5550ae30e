export interface DeployOptions {
  /** The Firebase project that would be deployed to. */
  project?: string | undefined;
  /** Where firebase.json, site/ and functions/ are. @default this repository */
  folder?: string;
  /** What is looked through for placeholders, and has the switch of App Check. @default the brand of packages/brand */
  brand?: { appCheck?: object | undefined; [key: string]: unknown };
}

/** What stands against a deploy, one line each; empty where nothing does. */
export function deployProblems(options?: DeployOptions): string[];

/** The names of the secrets. */
export const secretNames: readonly string[];

/** What stands against a deploy with these secrets, by their names; one line each. */
export function secretProblems(secrets: Readonly<Record<string, string>>): string[];

/** Where the mails of a deploy go, and the address that its links lead to. */
export function deploySettings(options: {
  project: string;
  folder?: string;
  brand?: { email: string; origin: string };
}): { teamEmail: string; siteOrigin: string };

/** The problems as a person is told of them. */
export function refusal(problems: readonly string[]): string;
