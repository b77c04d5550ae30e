export { color, palette } from './color.ts';
export { type DesignToken, type DesignTokenGroup, designTokens } from './designTokens.ts';
export { duration, easing } from './motion.ts';
export { breakpoint, fluidRange, heightLimit, layer, lowScreen } from './screen.ts';
export { line, radius, shadow, size } from './shape.ts';
export { fluidSpace, space, width } from './space.ts';
export {
  fallbackFontFamily,
  fontFamily,
  fontWeight,
  headingSize,
  measure,
  textSize,
  tracking,
} from './type.ts';
