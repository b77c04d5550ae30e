/**
 * What a page may load and run, and who may show it in a frame (docs/security.md has the reasons).
 * firebase.json holds the policy as text; checkDeploy.ts compares the two.
 */

/**
 * Of the one script that stands in the pages themselves (site/src/early). site/build.mjs says what to put
 * here, and in firebase.json, when that script has become another.
 */
const earlyScriptHash = 'sha256-88/VU4HIobwCAu50a14Q3tDUep9RyYdknKO9tKnFDw8=';

const own = {
  'default-src': ["'none'"],
  'script-src': ["'self'", `'${earlyScriptHash}'`],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] };

/**
 * The hosts of App Check with reCAPTCHA Enterprise (https://developers.google.com/recaptcha/docs/faq,
 * 'Content-Security-Policy'), and the one that turns its answer into a token. Both Firebase and Google's
 * script assign addresses to script elements as plain strings, which Trusted Types forbid.
 */
const withAppCheck = {
  ...own,
  'script-src': [
    ...own['script-src'],
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ],
  'connect-src': [
    ...own['connect-src'],
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The value of the Content-Security-Policy header of every answer. */
export const contentSecurityPolicy = (isAppCheckOn: boolean): string =>
  Object.entries(isAppCheckOn ? withAppCheck : { ...own, ...trustedTypes })
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
