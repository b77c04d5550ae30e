import type { Conditions } from './conditions.ts';

/** Of the tours. */
export const tourConditions: readonly Conditions[] = [
  {
    id: 'tours',
    included: [
      { en: 'Hotels with breakfast', de: 'Hotels mit Frühstück' },
      { en: 'Car with driver, fuel and tolls', de: 'Auto mit Fahrer, Benzin und Maut' },
      { en: 'A local guide on sightseeing days', de: 'Reiseleitung vor Ort bei Besichtigungen' },
      { en: 'Entrance fees and rides: see the days', de: 'Eintritte und Fahrten: siehe Tage' },
    ],
    notIncluded: [
      { en: 'Flights and visa', de: 'Flüge und Visum' },
      { en: 'Lunches and dinners', de: 'Mittag- und Abendessen' },
      { en: 'Tips and insurance', de: 'Trinkgelder und Versicherung' },
    ],
    stays: [
      {
        en: 'Three- and four-star hotels with air conditioning; heaters in winter on request',
        de: 'Klimatisierte Hotels mit drei oder vier Sternen, im Winter auf Wunsch mit Heizgerät',
      },
    ],
    guides: {
      en: 'Guides speak English; German costs extra',
      de: 'Reiseleitung auf Englisch, gegen Aufpreis auf Deutsch',
    },
    group: { en: 'Private: only you, or your own party', de: 'Privat: nur Sie oder Ihre Gruppe' },
    organiser: { en: 'With the operator in the quote', de: 'Mit dem Veranstalter laut Angebot' },
    insolvencyProtection: {
      en: 'Pay nothing until you have proof of insolvency cover',
      de: 'Keine Zahlung ohne Nachweis der Insolvenzabsicherung',
    },
    cancellation: {
      en: 'Free up to 45 days before departure; after that you pay 30 to 90 per cent of the price',
      de: 'Bis 45 Tage vor Reisebeginn kostenlos, danach zahlen Sie 30 bis 90 Prozent des Preises',
    },
  },
];
