export * from './Brand.ts';
export { brandCss } from './brandCss.ts';
export { type ColorRole, colorRoles } from './colorRoles.ts';
export { contrast, leastContrast, type MeasuredPair, measurePairs } from './contrast.ts';
export { type DesignToken, type DesignTokenGroup, designTokens } from './designTokens.ts';
export type { Drawing, DrawingPath, Ornament } from './drawing.ts';
export { plain } from './plain.ts';
