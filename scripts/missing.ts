/** `npm run missing`: what the operator has not entered yet, and whom to ask for it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brandPlaceholders, brand as ownBrand } from '../packages/brand/src/brand.ts';
import { conditionsOf } from '../packages/brand/src/conditions.ts';
import { type OperatorRecord, operatorRecords } from '../packages/brand/src/operatorRecords.ts';
import { examplePriceOf } from '../packages/brand/src/prices.ts';
import { propertiesOf } from '../packages/brand/src/properties.ts';
import { retreatConditions } from '../packages/brand/src/retreatConditions.ts';
import { tourConditions } from '../packages/brand/src/tourConditions.ts';
import { type JourneyId, journeys } from '../packages/enquiry/src/index.ts';
import { sampleTestimonials } from './checkDeploy.ts';
import { readFacts } from './facts.ts';
import { root } from './toolchain.mjs';

export interface MissingOptions {
  /** Where site/ and docs/ are. @default this repository */
  folder?: string;
  /** @default the brand of packages/brand */
  brand?: object;
  /** @default those of packages/brand */
  records?: readonly OperatorRecord[];
}

/** What is missing, one line each, by the person to ask. */
export function missing({
  folder = root,
  brand = ownBrand,
  records = operatorRecords,
}: MissingOptions = {}): Map<string, string[]> {
  const samplesIn = (name: string) =>
    records
      .filter(({ file, record }) => record.sample && file.endsWith(`/${name}.ts`))
      .map(({ file, id }) => `${file}: \`${id}\` is a sample`);
  const shown = (Object.keys(journeys) as JourneyId[]).filter((id) => 'path' in journeys[id]);
  const without = (what: string, has: (journey: JourneyId) => boolean) =>
    shown.filter((id) => !has(id)).map((id) => `\`${id}\` has no ${what}`);
  return new Map([
    [
      'The management',
      brandPlaceholders(brand).map(
        (path) => `packages/brand/src/brand.ts: \`${path}\` is a placeholder`,
      ),
    ],
    ['The advisers', samplesIn('advisers')],
    [
      'The partners: retreats, clinics, hotels and tour operators',
      [
        ...samplesIn('properties'),
        // A tour names its hotels among its conditions.
        ...without('property', (id) => journeys[id].kind === 'tour' || propertiesOf(id).length > 0),
        ...samplesIn('prices'),
        ...without('example price', (id) => examplePriceOf(id) !== undefined),
        ...samplesIn('tourConditions'),
        ...samplesIn('retreatConditions'),
        ...without(
          'conditions',
          (id) =>
            conditionsOf(id, journeys[id].kind === 'tour' ? tourConditions : retreatConditions) !==
            undefined,
        ),
      ],
    ],
    [
      'Guests who agree to be quoted',
      existsSync(join(folder, sampleTestimonials)) ? [`${sampleTestimonials} holds samples`] : [],
    ],
    [
      'Somebody who opens the source; a lawyer or a doctor where it does not settle it',
      readFacts(folder)
        .filter(({ checked }) => checked === '')
        .map(
          ({ line, id, source }) => `docs/facts.md:${line}: \`${id}\` is not checked: ${source}`,
        ),
    ],
  ]);
}

if (import.meta.main) {
  const open = [...missing()].filter(([, lines]) => lines.length > 0);
  for (const [person, lines] of open) {
    console.log(`\n${person} (${lines.length})\n${lines.map((line) => `- ${line}`).join('\n')}`);
  }
  if (open.length === 0) console.log('Nothing is missing.');
}
