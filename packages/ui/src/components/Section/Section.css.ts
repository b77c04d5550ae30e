import { inverseGround } from '../../styles/ground.css.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  paddingBlock: theme.space.section,
  paddingInline: theme.space.gutter,
  '@media': {
    print: { selectors: { '&[data-screen-only]': { display: 'none' } } },
    '(scripting: none)': { selectors: { '&[data-requires-js]': { display: 'none' } } },
  },
});

export const tone = variants({
  default: {},
  tinted: { background: theme.color.groundTinted },
  afternoon: { background: theme.color.groundAfternoon },
  dusk: { background: theme.color.groundDusk },
  inverse: { ...inverseGround, background: theme.color.groundDeep },
});

// Between two sections of the same background, one padding is enough.
for (const ground of [tone.default, tone.tinted]) {
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
