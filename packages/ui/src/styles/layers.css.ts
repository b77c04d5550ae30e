import { globalLayer } from '@vanilla-extract/css';

// Declared before any rule: fixes the order of the layers however a bundler splits or reorders the CSS.
export const reset = globalLayer('elevate-reset');
export const theme = globalLayer('elevate-theme');
export const components = globalLayer('elevate-components');
