import { media } from '../../styles/media.ts';
import { across, gridRule, stackRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  ...gridRule(),
  gap: theme.space.small,
  '@media': {
    [media.fromDesktop]: { ...across(2), gap: theme.space.xlarge, alignItems: 'center' },
    print: { display: 'none' },
  },
});

export const words = style(stackRule(theme.space.small));

export const pictures = style({
  ...gridRule(3),
  columnGap: theme.space.medium,
  // Above the words.
  order: -1,
  maxWidth: '27rem',
  '@media': {
    // One beside the title.
    [media.onPhones]: {
      position: 'absolute',
      insetBlockStart: '-1.25rem',
      insetInlineEnd: 0,
      ...across(1),
      width: '6rem',
    },
    'screen and (max-width: 22.49em)': { display: 'none' },
    [media.fromDesktop]: { order: 'initial', maxWidth: 'none' },
  },
});
descendantStyle(`${pictures} > :not(:last-child)`, {
  '@media': { [media.onPhones]: { display: 'none' } },
});
descendantStyle(`${words} > h2`, {
  '@media': { [`${media.onPhones} and (min-width: 22.5em)`]: { paddingInlineEnd: '6.5rem' } },
});
