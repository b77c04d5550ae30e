import { createVar, fallbackVar, keyframes, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { across, gridRule } from '../../styles/rules.ts';
import { sidewaysRule } from '../../styles/sideways.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as card, link, meta, save, text, title, words } from '../Card/Card.css.ts';

// No long word of a title breaks.
const narrow = 'screen and (max-width: 23em)';

export const root = style({
  ...gridRule(),
  gap: theme.space.medium,
  // The last row has no space below.
  marginBlockEnd: `calc(${theme.space.small} * -1)`,
  selectors: {
    '&[data-count=three]': {
      '@media': {
        [media.fromWide]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.6fr)',
          columnGap: theme.space.xlarge,
        },
      },
    },
  },
  '@media': { print: { display: 'block' } },
});

export const list = style({ display: 'grid', columnGap: theme.space.medium, listStyleType: '""' });
descendantStyle(`${root}[data-count=six] > ${list}`, {
  ...across(2),
  columnGap: theme.space.large,
  '@media': {
    [narrow]: { columnGap: theme.space.xsmall },
    [media.fromTablet]: { ...across(3), columnGap: theme.space.medium },
    [media.fromWide]: across(6),
  },
});
descendantStyle(`${root}[data-count=three] > ${list}`, {
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(56%, 17rem)',
  ...sidewaysRule,
  '@media': {
    ...sidewaysRule['@media'],
    [media.fromTablet]: { gridAutoColumns: 'minmax(0, 1fr)' },
    print: { ...sidewaysRule['@media'].print, display: 'block' },
  },
});

// The titles of neighbours share a line, and so do their texts.
descendantStyle(`${list} > ${card}`, {
  display: 'grid',
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  justifyItems: 'center',
  alignItems: 'start',
  paddingBlockEnd: theme.space.small,
  scrollSnapAlign: 'start',
});
descendantStyle(`${list} > ${card} > ${words}`, { display: 'contents' });
// The card's link does not extend over the row above.
descendantStyle(`${list} ${link}::after`, { insetBlockStart: 0 });
descendantStyle(`${list} :is(${title}, ${meta}, ${text})`, {
  marginBlockStart: theme.space.xsmall,
  paddingInline: theme.space.hair,
});
descendantStyle(`${list} ${title}`, { marginBlockStart: theme.space.small });
descendantStyle(`${list} :is(h2, h3)`, {
  fontSize: '1.25rem',
  '@media': { [narrow]: { fontSize: '1.0625rem' } },
});
descendantStyle(`${root}[data-count=three] > ${list} :is(h2, h3)`, {
  '@media': { [media.fromDesktop]: { fontSize: theme.headingSize.small } },
});
// Six cards with texts are too long for a phone: only picture and title.
descendantStyle(`${root}[data-count=six] ${text}`, {
  '@media': { [`not ${media.fromTablet}`]: { display: 'none' } },
});
// Below the 44 px that a tap on a title of one line needs.
descendantStyle(`${list} ${save}`, { marginBlockStart: theme.space.small });

// A browser loads a lazy picture when it is 1,250 px away: all of them before a phone has scrolled. These wait until
// their card is near, where the browser can tell by CSS alone; the frame keeps their room.
const picture = createVar();
const load = keyframes({
  from: { vars: { [picture]: 'none' } },
  '0.1%, to': { vars: { [picture]: 'block' } },
});
// Reduced motion stops every animation, so that the pictures would never load.
const whereTheyCanWait = (rule: StyleRule) => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': { 'screen and (prefers-reduced-motion: no-preference)': rule },
    },
  },
});
descendantStyle(
  `${list} > ${card}`,
  whereTheyCanWait({
    animationName: load,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: 'view(block auto -6%)',
  }),
);
descendantStyle(`${list} img`, whereTheyCanWait({ display: fallbackVar(picture, 'none') }));
