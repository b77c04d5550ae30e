import type { Locale } from '@elevate/languages';
import type { MessageDescriptor } from '@lingui/core';
import type { RecordLine } from './record.ts';

/** A label with its value. */
export interface Fact {
  label: string;
  /** One line. */
  value: string;
  href?: string | undefined;
}

/** A part of a mail, with a form in HTML and one in plain text. */
export type Block =
  /** A paragraph of ours, in the language of the mail. */
  | MessageDescriptor
  /** What a visitor typed, with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Facts in two columns. */
  | { kind: 'table'; facts: readonly Fact[] }
  /** Pages of the site, below a line that says what they are. */
  | { kind: 'links'; label: string; links: readonly { label: string; href: string }[] }
  | { kind: 'button'; label: string; href: string }
  /** Buttons below a line that says what they are; in HTML only. */
  | { kind: 'buttons'; label: string; buttons: readonly { label: string; href: string }[] }
  /** A text of several lines to be copied. */
  | { kind: 'copy'; label: string; text: string };

/** The content of a mail. Its HTML part and its text part are both made from this. */
export interface EmailContent {
  locale: Locale;
  /** One line, safe for a header. */
  subject: string;
  /** Shown beside the subject in a mailbox. */
  preview: string;
  /** A warning above everything else. */
  notice?: string | undefined;
  /** A line above the heading: the kind of mail. */
  kicker?: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the reader gets this mail, and the sender's details. A paragraph each. */
  footer: readonly string[];
  links?: readonly { label: string; href: string }[];
  /** The last lines, for programs. */
  record?: { label: string; lines: readonly RecordLine[] };
}
