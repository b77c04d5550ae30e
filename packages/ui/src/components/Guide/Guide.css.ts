import { media } from '../../styles/media.ts';
import { hairline, labelRule, pressedGround, textRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xlarge,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      columnGap: `calc(${theme.space.xlarge} * 1.4)`,
    },
  },
});

export const contents = style({
  alignSelf: 'start',
  ...textRule('small'),
  '@media': {
    [media.fromDesktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${theme.headerHeight} + ${theme.space.large})`,
      maxHeight: `calc(100svh - ${theme.headerHeight} - ${theme.space.xlarge})`,
      overflowY: 'auto',
      // Room for the focus ring of an entry, which the scroll container would clip.
      padding: theme.space.hair,
      margin: `calc(${theme.space.hair} * -1)`,
    },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({
  ...labelRule,
  marginBlockEnd: theme.space.small,
  color: theme.color.textAccent,
});

export const list = style({ listStyleType: '""', borderBlockStart: hairline });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minHeight: theme.size.touch,
  paddingBlock: theme.space.xsmall,
  borderBlockEnd: hairline,
  // A larger one would bend the ends of the line.
  borderRadius: `min(${theme.radius.small}, 2px)`,
  textDecoration: 'none',
  ':hover': { color: theme.color.textAccent },
  ':active': { background: pressedGround },
});

// The number is not underlined: two underlines with a gap look like two links.
export const entryTitle = style({
  minWidth: 0,
  selectors: { [`${entry}:hover &`]: { textDecoration: 'underline' } },
});

export const number = style({
  flex: 'none',
  minWidth: '1.25em',
  color: theme.color.textAccent,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xlarge,
  minWidth: 0,
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: theme.space.medium });

export const picture = style({
  width: '9rem',
  height: 'auto',
  '@media': { print: { display: 'none' } },
});

export const sectionNumber = style({
  marginInlineEnd: '0.4em',
  color: theme.color.textAccent,
  fontVariantNumeric: 'lining-nums',
});

export const note = style({ color: theme.color.textMuted, fontSize: theme.textSize.small });
