import { brand } from '@elevate/brand';
import type { Block, Fact, Letter } from './letter.ts';

/** Widest line of our own words, in characters: what a reply can quote twice within 80. */
const lineLength = 72;

/**
 * Our own words in lines of an even length, as the text part has no other margin. A number keeps to the
 * word after it, and a word that is wider than a line stays whole.
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

/** An address on a line of its own, so that every program finds its end. */
const linkText = ({ label, href }: { label: string; href: string }) => `${label}:\n${href}`;

/** A long one takes two lines, of which the second may be wider: an address stays whole. */
function factText({ label, value }: Fact): string {
  const fact = `${label}: ${value}`;
  return fact.length <= lineLength ? fact : `${label}:\n${value}`;
}

/**
 * A visitor's words as they are, since only their writer knows where the lines may break, between two
 * rules that are longer than any in it: so no line of theirs passes for one of ours. (A sign before each
 * line would do that too, but help desks take it for an old mail, quoted, and drop it.) A line that
 * would begin a footer loses its last space.
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

/** The text part: composed by hand, because converted HTML reads badly. */
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
    // The separator by which mail programs know a footer (RFC 3676, section 4.3).
    `-- \n${footer.map(wrap).join('\n\n')}`,
    ...links.map(linkText),
    `${brand.name}\n${brand.origin}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
