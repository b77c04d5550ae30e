import { globalStyle } from '@vanilla-extract/css';
import { theme as themeLayer } from './layers.css.ts';
import { resetStyle } from './style.ts';
import { theme } from './theme.css.ts';

// Print: black on white, in print sizes. Components hide their own parts in their styles.
const { color, space, textSize, headingSize } = theme;

/** Sets the colours of some roles. */
const colours = (roles: RegExp, value: string) =>
  Object.fromEntries(
    Object.entries(color).flatMap(([role, variable]) =>
      roles.test(role) ? [[variable, value]] : [],
    ),
  );
const sizes = {
  [space.gutter]: '0',
  [space.section]: space.large,
  [textSize.small]: '9.5pt',
  [textSize.standard]: '10.5pt',
  [textSize.large]: '12pt',
  [headingSize.display]: '28pt',
  [headingSize.large]: '21pt',
  [headingSize.medium]: '17pt',
  [headingSize.small]: '14pt',
};

/** Important, since a brand may be in no layer. */
const important = (vars: Record<string, string>) =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, `${value} !important`]));

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        print: {
          colorScheme: 'light',
          vars: important({
            ...colours(/^text|^action$|^error$/, 'CanvasText'),
            ...colours(/^ground|^light/, 'Canvas'),
            ...sizes,
          }),
        },
      },
    },
  },
});

resetStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
resetStyle('p, li', { '@media': { print: { orphans: 3, widows: 3 } } });
resetStyle('a', { '@media': { print: { textDecoration: 'none' } } });
