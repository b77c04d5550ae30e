import { media } from '../../styles/media.ts';
import { hairline } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  containerType: 'inline-size',
  // A container has no width of its own, in a column that does not stretch it.
  width: '100%',
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

export const action = style({
  display: 'grid',
  paddingBlockStart: theme.space.xsmall,
  '@container': { '(min-width: 30em)': { justifyContent: 'start' } },
  '@media': { print: { display: 'none' } },
});
descendantStyle(`${action} > *`, { width: '100%' });
