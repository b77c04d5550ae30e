import landscape from './pictures/dawn-landscape.svg?url&no-inline';
import portrait from './pictures/dawn-portrait.svg?url&no-inline';

/**
 * A quiet dawn, drawn: it stands where the hero's pictures will be, and is decoration. The portrait
 * one is for screens that are higher than wide; sizes are the files' own, in pixels.
 */
export const dawn = {
  landscape: { src: landscape, width: 1600, height: 900 },
  portrait: { src: portrait, width: 800, height: 1500 },
} as const;
