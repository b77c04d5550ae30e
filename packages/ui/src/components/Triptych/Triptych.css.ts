import { media } from '../../styles/media.ts';
import { across } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const { color, space } = theme;

export const root = style({});
export const head = style({
  maxWidth: theme.width.wide,
  marginInline: 'auto',
  padding: `${space.section} ${space.gutter} ${space.large}`,
  boxSizing: 'content-box',
});
export const panels = style({
  display: 'grid',
  '@media': { [media.fromDesktop]: across(3), print: { display: 'block' } },
});

// Below each other, the drawing is beside the title; beside each other, above it.
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'min(35%, 11rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  padding: `${space.large} ${space.gutter}`,
  breakInside: 'avoid',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 23rem)',
      alignContent: 'start',
      justifyContent: 'start',
      paddingInline: space.large,
      paddingBlock: `calc(${space.section} * 0.8)`,
    },
    print: { display: 'block', paddingInline: 0 },
  },
});
// In line with the page.
const margin = `max(${space.gutter}, (100vw - ${theme.width.wide}) / 2)`;
descendantStyle(`${panels} > :first-child`, {
  '@media': { [media.fromDesktop]: { paddingInlineStart: margin } },
});
descendantStyle(`${panels} > :last-child`, {
  '@media': { [media.fromDesktop]: { paddingInlineEnd: margin } },
});
for (const [index, background] of [
  color.groundDusk,
  color.lightAfternoon,
  color.groundAfternoon,
].entries()) {
  descendantStyle(`${panels} > :nth-child(${index + 1})`, {
    background,
    '@media': { print: { background: 'none' } },
  });
}

export const picture = style({ maxWidth: '16rem', '@media': { print: { display: 'none' } } });
export const text = style({ gridColumn: '1 / -1', maxWidth: theme.measure, textWrap: 'pretty' });
