import { media } from '../../styles/media.ts';
import { across, gridRule, stackRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
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
    // Too small there to be recognised.
    [media.onPhones]: { display: 'none' },
    [media.fromDesktop]: { order: 'initial', maxWidth: 'none' },
  },
});
