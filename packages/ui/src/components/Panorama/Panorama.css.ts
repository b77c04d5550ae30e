import { coverRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { upright } from '../Hero/Hero.css.ts';

export const root = style({
  position: 'relative',
  height: 'clamp(18rem, 42vw, 40rem)',
  '@media': { [upright]: { height: '105vw', maxHeight: '36rem' }, print: { display: 'none' } },
});
descendantStyle(`${root} > *, ${root} img`, {
  ...coverRule,
  objectPosition: '75% 60%',
  '@media': { [upright]: { objectPosition: '79% 35%' } },
});
