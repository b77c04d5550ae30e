/**
 * What a page may load and run, and who may show it in a frame (docs/security.md has the reasons).
 * site/build.ts writes the policy into firebase.json.
 */
import { createHash } from 'node:crypto';
import type { Brand } from '../packages/brand/src/brand.ts';

const own = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
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

/**
 * The value of the Content-Security-Policy header of every answer.
 * @param headScript the inline script in the head of every page, which the policy names by its hash
 */
export function contentSecurityPolicy(
  { appCheck }: Pick<Brand, 'appCheck'>,
  headScript: string,
): string {
  const hash = createHash('sha256').update(headScript).digest('base64');
  const directives = appCheck ? withAppCheck : { ...own, ...trustedTypes };
  return Object.entries({
    ...directives,
    'script-src': [...directives['script-src'], `'sha256-${hash}'`],
  })
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}
