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

const indent = '    ';

/**
 * What a visitor typed, unwrapped and indented. No line of ours is indented, so that none of the visitor's
 * looks like one, such as a label or the `-- ` before a footer. (Not '> ': help desks remove such lines as
 * quotes of old mails.)
 */
const quoteText = (text: string) => text.replace(/^(?=.)/gm, indent);

/** The heading may be a typed name: its further lines are indented too. */
const headingText = (heading: string) => wrap(heading).replaceAll('\n', `\n${indent}`);

function blockText(block: Block): string {
  if (block.kind === 'quote') return quoteText(block.text);
  if (block.kind === 'facts') return block.facts.map(factText).join('\n');
  if (block.kind === 'links') return [wrap(block.label), ...block.links.map(linkText)].join('\n');
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
    [...(kicker ? [wrap(kicker)] : []), headingText(heading)].join('\n'),
    ...blocks.map(blockText),
    // The separator that mail programs expect before a footer (RFC 3676, section 4.3).
    `-- \n${footer.map(wrap).join('\n\n')}`,
    ...links.map(linkText),
    `${brand.name}\n${brand.origin}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
