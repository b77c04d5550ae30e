import type { Locale } from '@elevate/languages';

/** A row of what the reader needs to know. */
export interface Fact {
  label: string;
  /** One line. */
  value: string;
  href?: string | undefined;
}

/** A piece of a mail. Each has a form in HTML and one in plain text. */
export type Block =
  | { kind: 'text'; text: string }
  /** A visitor's own words, with their line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'button'; label: string; href: string };

/** What a mail says, once: its HTML and its text part are both composed from this. */
export interface Letter {
  locale: Locale;
  /** One line, safe for a header. */
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  /** What must be known before all else. */
  notice?: string | undefined;
  /** A line above the heading: what kind of mail this is. */
  kicker?: string;
  heading: string;
  /** In the order in which they are read. */
  blocks: readonly Block[];
  /** Why the reader gets this mail, and what else belongs at its foot; a line each. */
  footer: readonly string[];
  links?: readonly { label: string; href: string }[];
}
