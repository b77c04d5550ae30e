import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

/** Height of a select, which is that of an input: browsers do not agree on a select's own. */
export const height = `max(${theme.size.field}, calc(max(1rem, ${theme.textSize.standard}) * ${theme.textLine.small} + ${theme.space.small} * 2 + ${theme.line.hair} * 2))`;

export const frame = style({
  position: 'relative',
  // The arrow; the system draws its own in forced colours mode.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 0.4rem)',
    insetInlineEnd: `calc(${theme.space.small} + 0.2rem)`,
    width: '0.5rem',
    height: '0.5rem',
    borderInlineEnd: `${theme.line.strong} solid ${onGround.fieldMark}`,
    borderBlockEnd: `${theme.line.strong} solid ${onGround.fieldMark}`,
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
  '@media': { [media.forcedColors]: { '::after': { display: 'none' } } },
});

export const select = style({
  height,
  paddingInlineEnd: theme.space.large,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&[data-empty]': { color: onGround.muted },
    '&:active': { background: onGround.fieldFixed },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

// In the list of options, which browsers draw with the field's colours.
export const option = style({ color: theme.color.text });
