import { onGround } from '../../styles/ground.css.ts';
import { displayRule, hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

/** All steps in one row. */
const hasRoom = '(min-width: 58em)';

export const list = style({
  listStyleType: '""',
  display: 'grid',
  '@container': {
    [hasRoom]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: theme.space.large,
    },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: theme.space.small,
  rowGap: theme.space.hair,
  paddingBlock: theme.space.xsmall,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  '@container': {
    [hasRoom]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // The texts begin at one height.
      gridRow: '1 / span 3',
      gridTemplateRows: 'subgrid',
      rowGap: theme.space.hair,
      paddingBlock: `${theme.space.small} 0`,
    },
  },
});

export const numeral = style({
  ...displayRule,
  gridRow: '1 / span 2',
  fontSize: theme.headingSize.large,
  lineHeight: 1,
  color: onGround.accent,
  '@container': { [hasRoom]: { gridRow: 'auto' } },
});

export const text = style({ color: onGround.muted, textWrap: 'pretty' });
