import { media } from '../../styles/media.ts';
import { across, gridRule, stackRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  ...gridRule(),
  gap: theme.space.medium,
  '@media': {
    [media.fromTablet]: { ...across(2), gap: theme.space.xlarge, alignItems: 'center' },
    print: { display: 'none' },
  },
});

export const words = style(stackRule(theme.space.small));

export const picture = style({
  '@media': {
    // Beside the title.
    [media.onPhones]: {
      position: 'absolute',
      insetBlockStart: '-1.25rem',
      insetInlineEnd: 0,
      width: '7rem',
    },
    'screen and (max-width: 22.49em)': { display: 'none' },
    [media.fromDesktop]: { width: 'min(100%, 28rem)', justifySelf: 'end' },
  },
});
descendantStyle(`${words} > h2`, {
  '@media': { [`${media.onPhones} and (min-width: 22.5em)`]: { paddingInlineEnd: '7.5rem' } },
});
