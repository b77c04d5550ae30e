import { media } from '../../styles/media.ts';
import { stackRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ '@media': { print: { display: 'none' } } });

export const content = style({
  ...stackRule(theme.space.medium),
  alignItems: 'center',
  textAlign: 'center',
});

// The last words of a page, larger than its headings.
descendantStyle(`${content} h2`, { fontSize: `calc(${theme.headingSize.large} * 1.2)` });

export const actions = style({
  display: 'grid',
  width: '100%',
  paddingBlockStart: theme.space.small,
  '@media': { [media.fromTablet]: { justifyItems: 'center' } },
});

export const foot = style({ background: theme.color.groundDeep });
// Its room is that below the words.
descendantStyle(`${foot} > *`, { height: 'max(5.5rem, 10vw)' });
descendantStyle(`${root} > section:has(+ ${foot})`, { paddingBlockEnd: theme.space.medium });
