import { useLingui } from '@lingui/react/macro';

export interface Drive {
  /** The shortest and the longest it takes. */
  hours: readonly [from: number, to: number];
}

export interface Road extends Drive {
  km: number;
}

/** The drives that pages name (docs/facts.md, 'Distances and times'). */
export const drives = {
  delhiToAgra: { km: 230, hours: [4, 4] },
  agraToJaipur: { km: 240, hours: [4, 5] },
  jaipurToDelhi: { hours: [5, 5] },
  jaipurToPushkar: { km: 145, hours: [3, 3] },
  pushkarToUdaipur: { km: 280, hours: [5, 5] },
  udaipurToJodhpur: { km: 250, hours: [5, 6] },
  jodhpurToJaisalmer: { km: 285, hours: [5, 5] },
  varanasiAirport: { hours: [1, 1.5] },
  baliAirport: { hours: [1.5, 2] },
  delhiToRishikesh: { km: 240 },
} as const satisfies Record<string, Partial<Road>>;

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
