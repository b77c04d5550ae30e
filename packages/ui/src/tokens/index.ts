export { duration, easing, easingCurve } from './motion.ts';
export { breakpoint, fluidRange, heightLimit, layer, lowScreen } from './screen.ts';
export { line, shadowLayers, size } from './shape.ts';
export { fluidSpace, space, width } from './space.ts';
