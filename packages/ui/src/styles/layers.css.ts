import { globalLayer } from '@vanilla-extract/css';

// Declared before any rule, so that the order holds however a bundler splits or reorders the CSS.
export const reset = globalLayer('elevate-reset');
export const theme = globalLayer('elevate-theme');
export const components = globalLayer('elevate-components');
