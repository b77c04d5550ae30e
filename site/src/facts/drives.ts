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
