import { createVar, fallbackVar, keyframes, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { hairline } from '../../styles/rules.ts';
import { beforeDesktop, sidewaysItem, sidewaysRule } from '../../styles/sideways.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as card, picture as cardPicture, frameWidth, save } from '../Card/Card.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.large,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
      columnGap: `clamp(${theme.space.large}, 5vw, 5.5rem)`,
    },
    print: { display: 'block' },
  },
});

// No long word of a title breaks.
const narrow = 'screen and (max-width: 26em)';

export const rest = style({
  vars: { [frameWidth]: '6rem' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: sidewaysItem,
  gap: theme.space.small,
  listStyleType: '""',
  ...sidewaysRule,
  '@media': {
    ...sidewaysRule['@media'],
    [narrow]: { vars: { [frameWidth]: '4.5rem' } },
    [media.fromDesktop]: {
      vars: { [frameWidth]: '4.5rem' },
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      alignContent: 'space-between',
      gap: 0,
    },
    print: { ...sidewaysRule['@media'].print, display: 'block' },
  },
});
// A browser loads a lazy picture when it is 1,250 px away: five of them before a phone has scrolled. These wait until
// the row is near, where the browser can tell by CSS alone; the frame keeps their room.
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
  rest,
  whereTheyCanWait({
    animationName: load,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: 'view(block auto -35%)',
  }),
);
descendantStyle(`${rest} img`, whereTheyCanWait({ display: fallbackVar(picture, 'none') }));

descendantStyle(`${rest} :is(h2, h3)`, { '@media': { [beforeDesktop]: { fontSize: '1.125rem' } } });

const few = `${rest}[data-count=few]`;
descendantStyle(few, {
  '@media': {
    // Two fill a tablet.
    [`${media.fromTablet} and (max-width: 56.24em)`]: { gridAutoColumns: 'minmax(0, 1fr)' },
    [media.fromDesktop]: { vars: { [frameWidth]: '8rem' }, gridAutoRows: '1fr' },
    [media.fromWide]: { vars: { [frameWidth]: '11.5rem' } },
  },
});
// Beside a larger picture, on a narrow desktop, the button is below the words.
const narrowDesktop = `${media.fromDesktop} and (max-width: 74.99em)`;
descendantStyle(`${few} > ${card}`, {
  '@media': { [narrowDesktop]: { gridTemplateColumns: `${frameWidth} minmax(0, 1fr)` } },
});
descendantStyle(`${few} > ${card}:has(> ${save}) > ${cardPicture}`, {
  '@media': { [narrowDesktop]: { gridRow: '1 / span 2' } },
});
// Two by two.
descendantStyle(`${rest}[data-count=many]`, {
  '@media': { [`not ${media.fromDesktop}`]: { gridTemplateRows: 'auto auto' } },
});

descendantStyle(`${rest} > ${card}`, {
  scrollSnapAlign: 'start',
  padding: theme.space.small,
  border: hairline,
  borderRadius: theme.radius.medium,
  background: theme.color.groundRaised,
  '@media': {
    [narrow]: { columnGap: theme.space.small },
    [media.fromDesktop]: {
      padding: `${theme.space.small} 0`,
      border: 0,
      borderBlockStart: hairline,
      borderRadius: 0,
      background: 'none',
    },
    print: { padding: 0, border: 0 },
  },
});
descendantStyle(`${rest} > ${card}:first-child`, {
  '@media': { [media.fromDesktop]: { borderBlockStart: 0, paddingBlockStart: 0 } },
});
