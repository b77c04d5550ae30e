/** The value of the Content-Security-Policy header of every answer. */
export function contentSecurityPolicy(isAppCheckOn: boolean): string;
