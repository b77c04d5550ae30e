import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { plain } from '../brand/plain.ts';
import { propertyName } from '../brand/propertyName.ts';
import { themeValues } from '../brand/themeValues.ts';
import { theme as themeLayer } from './layers.css.ts';
import { media } from './media.ts';

const nameOf = (_value: string | null, path: readonly string[]) => propertyName(path);

// Of the values only their names are used.
const brandTheme = createGlobalThemeContract(themeValues(plain, 'day'), nameOf);
const system = createGlobalThemeContract({ headerHeight: null }, nameOf);

/**
 * The theme: every value that components use, as custom properties with public names, such as
 * `--ui-color-text`. A brand's stylesheet sets them.
 */
export const theme = {
  ...brandTheme,
  /** Height of the fixed header. */
  headerHeight: system.headerHeight,
};

const { size, duration } = theme;

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      vars: { [theme.headerHeight]: size.headerCompact },
      '@media': {
        [media.fromDesktop]: { vars: { [theme.headerHeight]: size.header } },
        [media.lowScreen]: { vars: { [theme.headerHeight]: size.headerLow } },
        // Not 0: `transitionend` must still fire. Important: a brand may be in no layer.
        [media.reducedMotion]: {
          vars: Object.fromEntries(
            Object.values(duration).map((variable) => [variable, '0.01ms !important']),
          ),
        },
      },
    },
  },
});
