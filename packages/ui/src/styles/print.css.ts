import { globalStyle } from '@vanilla-extract/css';
import { theme as themeLayer } from './layers.css.ts';
import { resetStyle } from './style.ts';
import { theme } from './theme.css.ts';

// Print: black on white, in print sizes. Components hide their own parts in their styles.
const { color, space, textSize } = theme;

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        print: {
          vars: {
            ...Object.fromEntries(
              [
                color.text,
                color.textMuted,
                color.textAccent,
                color.textAccentOnPicture,
                color.textInverse,
                color.textInverseMuted,
                color.textInverseAccent,
                color.action,
                color.error,
              ].map((variable) => [variable, 'black']),
            ),
            ...Object.fromEntries(
              [
                color.ground,
                color.groundAfternoon,
                color.groundDusk,
                color.groundRaised,
                color.groundTinted,
                color.groundDeep,
                color.groundNight,
              ].map((variable) => [variable, 'white']),
            ),
            [space.gutter]: '0',
            [space.section]: space.large,
            [textSize.small]: '9.5pt',
            [textSize.standard]: '10.5pt',
            [textSize.large]: '12pt',
            [theme.headingSize.display]: '28pt',
            [theme.headingSize.large]: '21pt',
            [theme.headingSize.medium]: '17pt',
            [theme.headingSize.small]: '14pt',
          },
        },
      },
    },
  },
});

resetStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
resetStyle('p, li', { '@media': { print: { orphans: 3, widows: 3 } } });
resetStyle('a', { '@media': { print: { textDecoration: 'none' } } });
