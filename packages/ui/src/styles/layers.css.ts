import { globalLayer } from '@vanilla-extract/css';

// Declared before any rule: fixes the order of the layers however a bundler splits or reorders the CSS.
export const reset = globalLayer('ui-reset');
// A brand's stylesheet. Below the theme: print and reduced motion override every brand.
globalLayer('ui-brand');
export const theme = globalLayer('ui-theme');
export const components = globalLayer('ui-components');
