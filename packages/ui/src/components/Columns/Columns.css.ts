import { media } from '../../styles/media.ts';
import { textRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Chromium moves a whole grid to the next page.
  '@media': { print: { display: 'block' } },
});
descendantStyle(`${root} > * + *`, {
  '@media': { print: { marginBlockStart: theme.space.large } },
});

export const template = variants({
  even: {
    '@media': {
      [media.fromDesktop]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
    },
  },
  mainAside: {
    '@media': {
      [media.fromDesktop]: {
        gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
        alignItems: 'start',
      },
    },
  },
  flow: { display: 'block', columns: '2 21rem' },
});
descendantStyle(`${template.flow} :is(p, ul)`, { breakInside: 'avoid' });
// What introduces a list stays above it, and what introduces headed parts is above both columns.
descendantStyle(`${template.flow} p:has(+ ul)`, { breakAfter: 'avoid' });
descendantStyle(`${template.flow} > * > p:first-child:has(~ h3)`, {
  '@media': {
    [media.fromDesktop]: {
      columnSpan: 'all',
      marginBlockEnd: theme.space.large,
      ...textRule('large'),
      textWrap: 'balance',
    },
  },
});
descendantStyle(`${template.flow} > * > p:first-child:has(~ h3) + *`, {
  '@media': { [media.fromDesktop]: { marginBlockStart: 0 } },
});

export const gap = variants({
  medium: { gap: theme.space.medium },
  xlarge: {
    gap: theme.space.xlarge,
    '@media': { [media.fromDesktop]: { columnGap: `calc(${theme.space.xlarge} * 1.6)` } },
  },
});

descendantStyle(`${template.flow}${gap.xlarge}`, { columnGap: theme.space.xlarge });
