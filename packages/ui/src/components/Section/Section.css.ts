import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  paddingBlock: theme.space.section,
  paddingInline: theme.space.gutter,
  '@media': {
    print: { selectors: { '&[data-screen-only]': { display: 'none' } } },
    '(scripting: none)': { selectors: { '&[data-scripted]': { display: 'none' } } },
  },
});

export const tone = variants({
  plain: {},
  // Lets the page's ground through, which changes down the page.
  tinted: { background: `color-mix(in srgb, ${theme.color.groundTinted} 65%, transparent)` },
  deep: { background: theme.color.groundDeep, color: theme.color.textInverse },
});

// Between two sections of the same background, one padding is enough.
for (const ground of [tone.plain, tone.tinted]) {
  descendantStyle(`:is(${ground}, article:has(> ${ground}:last-child)) + ${ground}`, {
    paddingBlockStart: 0,
  });
}

export const column = style({ marginInline: 'auto', minWidth: 0 });

export const width = variants({
  text: { maxWidth: theme.width.text },
  standard: { maxWidth: theme.width.standard },
  wide: { maxWidth: theme.width.wide },
});
