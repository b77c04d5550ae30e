import { media } from '../../styles/media.ts';
import { gridRule, stackRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  '@media': {
    [media.onPhones]: { display: 'flow-root' },
    [media.fromTablet]: { ...gridRule(2), gap: theme.space.xlarge, alignItems: 'center' },
    print: { display: 'none' },
  },
});

export const words = style({ '@media': { [media.fromTablet]: stackRule(theme.space.small) } });
descendantStyle(`${words} > * + *`, {
  '@media': { [media.onPhones]: { marginBlockStart: theme.space.small } },
});

// Beside the words on phones, which flow around it.
export const picture = style({
  '@media': {
    [media.onPhones]: { float: 'inline-end', width: '7rem', marginInlineStart: theme.space.small },
    'screen and (max-width: 22.49em)': { display: 'none' },
    [media.fromTablet]: { order: 1 },
    [media.fromDesktop]: { width: 'min(100%, 28rem)', justifySelf: 'end' },
  },
});
descendantStyle(`${words} > :not(h2, p)`, { clear: 'both' });
