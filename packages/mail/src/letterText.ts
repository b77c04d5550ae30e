import { brand } from '@elevate/brand';
import type { Block, Fact, Letter } from './letter.ts';

/** Maximum line length of our own text in characters: a reply can quote it twice within 80. */
const lineLength = 72;

/**
 * Wraps our own text. A number stays on the line of the word after it, and a word that is longer than a
 * line is not broken.
 */
function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.match(/(?:\d+ )*\S+/g) ?? []) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= lineLength) {
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
 * What a visitor typed, unwrapped, between two rules that are longer than any in it, so that none of its
 * lines looks like one of ours. (A prefix on each line would work too, but help desks remove prefixed
 * lines as quotes of old mails.) A line that would start a footer loses its last space.
 */
function quoteText(text: string): string {
  const longest = Math.max(0, ...(text.match(/─+/g) ?? []).map(({ length }) => length));
  const rule = '─'.repeat(Math.max(24, longest + 1));
  return [rule, text.replace(/^-- $/gm, '--'), rule].join('\n');
}

function blockText(block: Block): string {
  if (block.kind === 'quote') return quoteText(block.text);
  if (block.kind === 'facts') return block.facts.map(factText).join('\n');
  if (block.kind === 'button') return linkText(block);
  return wrap(block.text);
}

/** The text part. It is not converted from the HTML, which would be hard to read. */
export function letterText({
  notice,
  kicker,
  heading,
  blocks,
  footer,
  links = [],
}: Letter): string {
  return [
    notice && wrap(`*** ${notice} ***`),
    [...(kicker ? [kicker] : []), heading].map(wrap).join('\n'),
    ...blocks.map(blockText),
    // The separator that mail programs expect before a footer (RFC 3676, section 4.3).
    `-- \n${footer.map(wrap).join('\n\n')}`,
    ...links.map(linkText),
    `${brand.name}\n${brand.origin}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
