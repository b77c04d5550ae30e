/**
 * The operator's identity, for the site, the mails and the functions. Everything under `example.com` or in square
 * brackets, and the phone number, is a placeholder that an operator replaces; a deploy refuses them
 * (`brandPlaceholders`).
 */
export const brand = {
  name: 'Elevate Your Journey',
  tagline: 'Elevate Your Journey',
  /** Scheme and host that canonical addresses, share tags and mails point to. No slash at the end. */
  origin: 'https://www.example.com',
  email: 'hello@example.com',
  /** Begins the reference of every enquiry: `EYJ-4K7Q2M`. Capital letters. */
  referencePrefix: 'EYJ',
  /**
   * The budgets that the enquiry form offers, a person without flights: each bound ends one band and begins
   * the next. The currency is an ISO 4217 code.
   */
  budget: { currency: 'EUR', bounds: [1500, 2500, 4000] },
  /** As a person reads it, and as a `tel:` link needs it (RFC 3966). 01632 is reserved for fiction (Ofcom). */
  phone: { display: '+44 1632 960 123', uri: 'tel:+441632960123' },
  social: {
    instagram: 'https://instagram.example.com/elevateyourjourney',
    facebook: 'https://facebook.example.com/elevateyourjourney',
    pinterest: 'https://pinterest.example.com/elevateyourjourney',
  },
  /**
   * Firebase App Check with reCAPTCHA Enterprise, a third party: off unless this has its site key, as
   * registered with App Check. This one switch turns on the client, the enforcement in the functions, the
   * hosts in the Content-Security-Policy, and the paragraphs of the privacy page.
   */
  appCheck: undefined as { readonly siteKey: string } | undefined,
  /**
   * Whether browsers report failures to a function of our own (docs/operations.md, 'Failure reports'). This one
   * switch turns on the client, the function, the rewrite, and the paragraph of the privacy page.
   */
  failureReports: false as boolean,
  /** The provider's identification (section 5 DDG, section 18(2) MStV, section 36 VSBG). */
  provider: {
    legalName: '[Elevate Your Journey GmbH]',
    representative: '[Erika Mustermann]',
    street: '[Musterstraße 1]',
    city: '[12345 Musterstadt]',
    country: { en: '[Germany]', de: '[Deutschland]' },
    register: '[Amtsgericht Musterstadt, HRB 12345]',
    vatId: '[DE123456789]',
    /** Who is responsible for the articles: a person, with an address. */
    editor: '[Erika Mustermann, Musterstraße 1, 12345 Musterstadt]',
    /** Whether the provider takes part in dispute resolution before a consumer arbitration board. */
    disputeResolution: {
      en: '[Whether the provider takes part]',
      de: '[Ob der Anbieter teilnimmt]',
    },
  },
  /** What the provider is under package travel law (sections 651v and 651w BGB), and who covers an insolvency. */
  packageTravel: {
    en: '[The provider’s role, and its insolvency cover or why it needs none]',
    de: '[Rolle des Anbieters und seine Insolvenzabsicherung oder warum er keine braucht]',
  },
  /** What the accessibility page says and only the operator knows (section 14 BFSG). */
  accessibility: {
    /** The market surveillance authority. */
    authority: '[Musterbehörde, Musterstraße 2, 12345 Musterstadt]',
  },
  /**
   * What the privacy page says and only the operator knows. Companies with address, as the contracts with them
   * say.
   */
  privacy: {
    /** The company of Google that the contracts on Firebase and Google Cloud are with. */
    host: '[Google Cloud EMEA Limited, 70 Sir John Rogerson’s Quay, Dublin 2]',
    /** Sends the mails (`SMTP_URL`) and keeps the team's mailbox. */
    mailProvider: '[Mail GmbH, Musterstraße 3, 12345 Musterstadt]',
    /** Keeps the newsletter's list and sends the newsletter. */
    newsletterService: '[Newsletter GmbH, Musterstraße 4, 12345 Musterstadt]',
    /** The data protection authority of the place where the provider is based. */
    supervisoryAuthority: '[Datenschutzbehörde, Musterstraße 2, 12345 Musterstadt]',
    /** Months after the last message until the team deletes an enquiry that led to no trip. */
    enquiryMonths: 12,
    /** Years after a subscription has ended until the team deletes the proof of consent. */
    consentYears: 3,
  },
} as const;

export type Brand = typeof brand;

/**
 * Whether an operator must replace a value: it begins with a square bracket, or contains a domain reserved for examples
 * (RFC 2606: `example.com`, `.example`), or a phone number reserved for fiction.
 */
export const isPlaceholder = (value: string): boolean =>
  /(?<![\w-])example\.[a-z]|\.example\b|^\[|\b1632\b|\+441632/i.test(value);

/** The dotted paths of all values that are still placeholders. A deploy fails unless there are none. */
export function brandPlaceholders(value: unknown = brand, path: string[] = []): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [path.join('.')] : [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, child]) =>
    // Passing `undefined` on would apply the default, which is the whole brand.
    child === undefined ? [] : brandPlaceholders(child, [...path, key]),
  );
}
