import { brand } from '@elevate/brand';
import type { Locale } from '@elevate/enquiry';

/** A row of what a visitor sent. */
export interface Fact {
  label: string;
  /** One line. */
  value: string;
  href?: string | undefined;
}

/** What a mail says, once: its HTML and its text part are both composed from this. */
export interface Letter {
  locale: Locale;
  /** One line, safe for a header. */
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
  /** The visitor's own words, with their line breaks. */
  message?: { label: string; text: string };
  action?: { label: string; href: string };
  signature?: string;
  /** Why the reader gets this mail. */
  reason: string;
}

/** The text part: composed by hand, because a converted HTML table reads badly. */
export function letterText(letter: Letter): string {
  const { heading, paragraphs, facts = [], message, action, signature, reason } = letter;
  return [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    message && `${message.label}:\n\n${message.text}`,
    action && `${action.label}: ${action.href}`,
    signature,
    // The separator by which mail programs know a footer (RFC 3676, section 4.3).
    `-- \n${reason}\n${brand.name}, ${brand.origin}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
