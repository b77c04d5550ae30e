import { brand } from '@elevate/brand';
import type { I18n } from '@lingui/core';
import { createI18n } from './createI18n.ts';
import type { Block, EmailContent, Fact } from './EmailContent.ts';

/** Maximum line length of our own text in characters: a reply can quote it twice within 80. */
const lineLength = 72;

/**
 * Wraps our own text. A number stays on the line of the word after it, and a word that is longer than a
 * line is not broken.
 */
function wrap(text: string, length = lineLength): string {
  const lines: string[] = [];
  for (const word of text.match(/(?:\d+ )*\S+/g) ?? []) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.join('\n');
}

/** The address has its own line, so that every mail program finds its end. */
const linkText = ({ label, href }: { label: string; href: string }) => `${label}:\n${href}`;

/** A long fact has two lines. The second may be longer than a line, because an address is not broken. */
function factText({ label, value }: Fact): string {
  const fact = `${label}: ${value}`;
  return fact.length <= lineLength ? fact : `${label}:\n${value}`;
}

/**
 * Two columns, and no colon after a label, so that no line looks like those for programs. A value that was typed has
 * no spaces at which it could break, or is short.
 */
function tableText(facts: readonly Fact[]): string {
  const indent = 2 + Math.max(...facts.map(({ label }) => label.length));
  return facts
    .flatMap(({ label, value }) => {
      const [first = '', ...others] = wrap(value, lineLength - indent).split('\n');
      return [label.padEnd(indent) + first, ...others.map((words) => ' '.repeat(indent) + words)];
    })
    .join('\n');
}

/**
 * What a visitor typed, unwrapped and with a mark before each line. No line of ours begins with the mark, so no line of
 * the visitor's can be taken for ours: a line for programs, or the `-- ` before a footer.
 */
const quoteText = (text: string) =>
  text
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');

const copyIndent = '    ';

const copyText = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => wrap(line, lineLength - copyIndent.length).split('\n'))
    .map((line) => (copyIndent + line).trimEnd())
    .join('\n');

function blockText(block: Block, i18n: I18n): string {
  if (!('kind' in block)) return wrap(i18n._(block));
  if (block.kind === 'quote') return quoteText(block.text);
  if (block.kind === 'facts') return block.facts.map(factText).join('\n');
  if (block.kind === 'table') return tableText(block.facts);
  if (block.kind === 'links') return [wrap(block.label), ...block.links.map(linkText)].join('\n');
  if (block.kind === 'button') return linkText(block);
  if (block.kind === 'buttons') return '';
  return `${wrap(block.label)}\n\n${copyText(block.text)}`;
}

/** The text part. It is not converted from the HTML, which would be hard to read. */
export function emailText({
  locale,
  notice,
  kicker,
  heading,
  blocks,
  footer,
  links = [],
  record,
}: EmailContent): string {
  const i18n = createI18n(locale);
  return [
    notice && wrap(`*** ${notice} ***`),
    // One line, because the heading may be a typed name.
    kicker ? `${kicker}: ${heading}` : heading,
    ...blocks.map((block) => blockText(block, i18n)),
    // The separator that mail programs expect before a footer (RFC 3676, section 4.3). Help desks cut there, so
    // it is not above lines for programs.
    `${record ? '' : '-- \n'}${footer.map((text) => wrap(text)).join('\n\n')}`,
    ...links.map(linkText),
    `${brand.name}\n${brand.origin}`,
    record && wrap(record.label),
    // A line break also after the last one: a mail server may append a footer.
    record?.lines.map(([key, value]) => `${key}: ${value}\n`).join(''),
  ]
    .filter(Boolean)
    .join('\n\n');
}
