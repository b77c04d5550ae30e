import { media } from '../../styles/media.ts';
import { across, gridRule } from '../../styles/rules.ts';
import { beforeDesktop } from '../../styles/sideways.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as fold } from '../Fold/Fold.css.ts';

export const root = style({
  ...gridRule(),
  gap: theme.space.xlarge,
  '@media': {
    [media.fromDesktop]: { columnGap: `calc(${theme.space.xlarge} * 1.6)` },
    // Chromium moves a whole grid to the next page.
    print: { display: 'block' },
  },
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
  beside: {
    '@media': {
      [media.fromDesktop]: {
        ...across(2),
        gridTemplateRows: 'auto 1fr',
        rowGap: theme.space.large,
      },
    },
  },
  flow: {
    display: 'block',
    columns: '2 19rem',
    '@media': { [media.fromDesktop]: { columnGap: theme.space.xlarge } },
  },
});
// Four are two rows.
descendantStyle(`${template.even}:has(> :nth-child(4))`, {
  '@media': { [media.fromDesktop]: { ...across(2), gridAutoFlow: 'row' } },
});
descendantStyle(`${template.beside} > :nth-child(2)`, {
  '@media': { [media.fromDesktop]: { gridArea: '1 / 2 / span 2' } },
});
descendantStyle(`${template.flow} :is(p, ul)`, { breakInside: 'avoid' });
// What introduces a list stays above it.
descendantStyle(`${template.flow} p:has(+ ul)`, { breakAfter: 'avoid' });

// Of three, the first is a picture on top of the narrower column, and beside the title on phones.
const printWidth = 'clamp(5rem, 45vw - 4.5rem, 11rem)';
const withPicture = `${template.mainAside}:has(> :nth-child(3))`;
descendantStyle(withPicture, {
  '@media': { [media.fromDesktop]: { gridTemplateRows: 'auto 1fr' } },
});
descendantStyle(withPicture, { position: 'relative' });
descendantStyle(`${withPicture} > :first-child`, {
  position: 'absolute',
  insetInlineEnd: 0,
  width: printWidth,
  '@media': {
    [media.fromDesktop]: { position: 'relative', gridArea: '1 / 2', width: 'auto' },
    print: { display: 'none' },
  },
});
// The title and its line beside the picture.
descendantStyle(`${withPicture} > :nth-child(2) > :first-child`, {
  '@media': {
    [beforeDesktop]: {
      minHeight: `calc(${printWidth} * 1.25)`,
      paddingInlineEnd: `calc(${printWidth} + ${theme.space.small})`,
    },
  },
});
descendantStyle(`${withPicture} > :nth-child(2)`, {
  '@media': { [media.fromDesktop]: { gridArea: '1 / 1 / span 2' } },
});

// What phones fold is one list, with one rule between two.
const folded = `:has(> ${fold})`;
descendantStyle(`${root} > ${folded} + ${folded}`, {
  '@media': {
    [media.onPhones]: {
      marginBlockStart: `calc(-1 * (${theme.space.xlarge} + ${theme.line.hair}))`,
    },
  },
});
