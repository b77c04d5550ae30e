import { media } from '../../styles/media.ts';
import { hairline, labelRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  alignSelf: 'start',
  padding: `${theme.space.large} clamp(1.25rem, 3vw, 2.25rem)`,
  background: theme.color.groundRaised,
  border: hairline,
  borderRadius: theme.radius.medium,
  breakInside: 'avoid',
  // Beside a long text, the box and its action stay in view.
  '@media': {
    // Above the text where it does not fit beside it.
    [`not ${media.fromDesktop}`]: { order: -1 },
    [`${media.fromDesktop} and (min-height: 45em)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${theme.headerHeight} + ${theme.space.large})`,
    },
  },
});

/** Two facts fit side by side, as on a tablet. */
const isWide = '(min-width: 30em)';

export const list = style({
  display: 'grid',
  columnGap: theme.space.xlarge,
  borderBlockStart: hairline,
  '@container': { [isWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({ paddingBlock: theme.space.small, borderBlockEnd: hairline });

export const label = style({
  ...labelRule,
  marginBlockEnd: theme.space.hair,
  color: theme.color.textAccent,
});

export const value = style({ textWrap: 'pretty' });
// As high as a finger needs, in the same room.
descendantStyle(`${value} > a`, {
  display: 'inline-block',
  paddingBlock: theme.space.small,
  marginBlock: `calc(${theme.space.small} * -1)`,
});

export const action = style({
  display: 'grid',
  paddingBlockStart: theme.space.xsmall,
  '@container': { [isWide]: { justifyContent: 'start' } },
  '@media': { print: { display: 'none' } },
});
descendantStyle(`${action} > *`, { width: '100%' });
