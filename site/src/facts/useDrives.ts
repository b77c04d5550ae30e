import { useLingui } from '@lingui/react/macro';
import type { Drive, Road } from './drives.ts';

/** As 4 or 1½. */
const inHalves = (hours: number): string =>
  `${Math.floor(hours)}${Number.isInteger(hours) ? '' : '½'}`;

/** Drives in words. */
export function useDrives() {
  const { t } = useLingui();
  /** As 'about 4 hours', or '4 to 5 hours'. */
  const hours = ({ hours: [from, to] }: Drive) => {
    const shortest = inHalves(from);
    const longest = inHalves(to);
    return from === to ? t`about ${longest} hours` : t`${shortest} to ${longest} hours`;
  };
  return {
    hours,
    /** As '230 km, about 4 hours by road'. */
    road: ({ km, ...drive }: Road) => {
      const time = hours(drive);
      return t`${km} km, ${time} by road`;
    },
  };
}
