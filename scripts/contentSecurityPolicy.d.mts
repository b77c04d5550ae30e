/** The value of the Content-Security-Policy header of every answer. */
export function contentSecurityPolicy(isAppCheckOn: boolean): string;

/** The hash of the script in every page's head, as a policy names it. */
export const earlyScriptHash: string;
