import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { bulletMarker, displayRule, linkRule, textRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as dayBand } from '../DayBand/DayBand.css.ts';
import { root as frieze } from '../Frieze/Frieze.css.ts';
import { root as triptych } from '../Triptych/Triptych.css.ts';

export const root = style({ maxWidth: theme.measure, minWidth: 0 });

export const size = variants({ standard: {}, large: textRule('reading') });

const within = (selector: string, rule: Parameters<typeof descendantStyle>[1]) =>
  descendantStyle(`${root} ${selector}`, rule);

within('> * + *', { marginBlockStart: '1.1em' });
// An article begins with its lead.
descendantStyle(`${size.large} > p:first-child`, {
  ...textRule('large'),
  '@media': {
    [media.fromTablet]: { ...displayRule, fontSize: theme.headingSize.small, lineHeight: 1.35 },
  },
});
// A face of its own, for a word or two of the first screen.
descendantStyle(`${size.large} > p:first-child em`, { fontStyle: 'normal' });
within('p, li', { textWrap: 'pretty' });

within(':is(h2, h3, h4)', {
  ...displayRule,
  textWrap: 'balance',
  hyphens: 'manual',
  breakAfter: 'avoid',
});
within('h2', { fontSize: theme.headingSize.medium, lineHeight: theme.headingLine.medium });
within(':is(h3, h4)', { fontSize: theme.headingSize.small, lineHeight: theme.headingLine.small });
within('> * + h2', { marginBlockStart: '1.6em' });
within('> * + :is(h3, h4)', { marginBlockStart: '1.4em' });
within('> :is(h2, h3, h4) + *', { marginBlockStart: theme.space.small });

within('> :is(h2, h3) + figure', {
  '@media': { [media.onPhones]: { marginBlockStart: theme.space.medium } },
});

// Not those of a band across the page.
within('> ul', { listStyleType: '""' });
within('> ul > li', { position: 'relative', paddingInlineStart: '1.75rem' });
within('> ul > li::before', bulletMarker('0.5rem', '0.25rem'));
within('> ol', { paddingInlineStart: '1.75rem' });
within('> ol > li::marker', { color: onGround.accent, fontVariantNumeric: 'lining-nums' });
within('> :is(ul, ol) > li + li', { marginBlockStart: theme.space.xsmall });

within('blockquote', {
  paddingInlineStart: theme.space.medium,
  borderInlineStart: `${theme.line.strong} solid ${theme.color.line}`,
  ...displayRule,
  fontStyle: theme.emphasis,
  fontSize: theme.headingSize.small,
  lineHeight: 1.32,
  breakInside: 'avoid',
});
// Beside the text that follows, and partly in the margin; above it on phones.
within('figure', {
  '@media': {
    [media.fromTablet]: {
      float: 'inline-end',
      width: '45%',
      marginInline: `${theme.space.large} -2rem`,
      marginBlockEnd: theme.space.small,
    },
    [media.fromDesktop]: { width: '18rem', marginInlineEnd: '-6rem' },
    [media.fromWide]: { width: '24rem', marginInlineEnd: '-15rem' },
    print: { display: 'none' },
  },
});
within('> :is(h2, h3) + figure + *', {
  '@media': { [media.fromTablet]: { marginBlockStart: theme.space.small } },
});
// As narrow to its end as at its start.
within('> figure + :is(ul, ol)', { '@media': { [media.fromDesktop]: { display: 'flow-root' } } });
// Across the page, which clips what a scrollbar makes too wide. The text is in its middle.
const wide = `> :is(${dayBand}, ${frieze}, ${triptych})`;
descendantStyle(`${root}:has(${wide})`, { marginInline: 'auto' });
within(wide, { clear: 'both', marginInline: 'calc(50% - 50vw)', marginBlock: theme.space.section });
within('> :is(p, ul, ol, blockquote) strong', { fontWeight: theme.fontWeight.strong });
within('a', linkRule);
within('a[href^="tel:"]', { whiteSpace: 'nowrap' });
within('a:hover', { textDecorationThickness: theme.line.strong });
within('a:active', { color: onGround.accent });
