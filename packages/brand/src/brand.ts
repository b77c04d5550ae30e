/**
 * Who the site speaks for. The site, the mails and the functions all read it from here, and from
 * nowhere else. Everything under `example.com` and the phone number is a placeholder that an
 * operator replaces; a deploy refuses them (`brandPlaceholders`).
 */
export const brand = {
  name: 'Elevate Your Journey',
  tagline: 'Elevate Your Journey',
  /** Scheme and host that canonical addresses, share tags and mails point to. No slash at the end. */
  origin: 'https://www.example.com',
  email: 'hello@example.com',
  /** As a person reads it, and as a `tel:` link wants it (RFC 3966). 01632 is reserved for fiction (Ofcom). */
  phone: { display: '+44 1632 960 123', uri: 'tel:+441632960123' },
  social: {
    instagram: 'https://instagram.example.com/elevateyourjourney',
    facebook: 'https://facebook.example.com/elevateyourjourney',
    pinterest: 'https://pinterest.example.com/elevateyourjourney',
  },
  /**
   * Firebase App Check with reCAPTCHA Enterprise, a third party: off unless its site key stands here, as
   * it is registered with App Check. This one switch turns on the client's part, what the functions ask
   * for, the hosts that the pages may load from, and the paragraphs of the privacy page.
   */
  appCheck: undefined as { readonly siteKey: string } | undefined,
  /** Provider's identification as section 5 of the German DDG asks for it. */
  provider: {
    legalName: 'Elevate Your Journey (placeholder)',
    representative: 'Name of the managing director (placeholder)',
    street: 'Street and number (placeholder)',
    city: 'Postcode and city (placeholder)',
    country: 'Country (placeholder)',
    register: 'Register and number (placeholder)',
    vatId: 'VAT number (placeholder)',
  },
} as const;

export type Brand = typeof brand;

/**
 * Whether a value is one that an operator must replace: what says so, what lies under a domain kept
 * for examples (RFC 2606: `example.com`, `.example`), and phone numbers kept for fiction.
 */
export const isPlaceholder = (value: string): boolean =>
  /(?<![\w-])example\.[a-z]|\.example\b|\(placeholder\)|\b1632\b|\+441632/i.test(value);

/**
 * The dotted paths of all brand values that are still placeholders.
 * A deploy stops while this list is not empty.
 */
export function brandPlaceholders(value: unknown = brand, path: string[] = []): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [path.join('.')] : [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, child]) =>
    // What is switched off holds nothing; handed on, it would stand for the whole brand again.
    child === undefined ? [] : brandPlaceholders(child, [...path, key]),
  );
}
