import { ogeePath } from '../../styles/ogee.ts';

const foot = 127;
const door = { width: 44, height: 76.5 };

/**
 * The brand's logo as plain data, in hundredths of the arch's width: an outlined arch with a filled door, both
 * with their base at y = 127. `ArchMark` and the site's icons use it.
 */
export const archMark = {
  arch: ogeePath(foot),
  door: {
    path: ogeePath((door.height / door.width) * 100),
    transform: `translate(${(100 - door.width) / 2} ${foot - door.height}) scale(${door.width / 100})`,
  },
} as const;
