/** `npm run missing`: what the operator has not entered yet, and whom to ask for it. */
import {
  conditionsOf,
  examplePriceOf,
  propertiesOf,
  retreatConditions,
  tourConditions,
} from '../packages/brand/src/operator/index.ts';
import { type JourneyId, journeys } from '../packages/enquiry/src/index.ts';
import { type OperatorData, operatorProblems, sampleTestimonials } from './checkDeploy.ts';
import { readFacts } from './facts.ts';
import { root } from './toolchain.mjs';

/** What is missing, one line each, by the person to ask. */
export function missing(data: OperatorData = {}): Map<string, string[]> {
  const problems = operatorProblems(data);
  const problemsIn = (file: string) => problems.filter((line) => line.startsWith(`${file}:`));
  const problemsInRecords = (name: string) => problemsIn(`packages/brand/src/operator/${name}.ts`);
  const shown = (Object.keys(journeys) as JourneyId[]).filter((id) => 'path' in journeys[id]);
  const without = (what: string, has: (journey: JourneyId) => boolean) =>
    shown.filter((id) => !has(id)).map((id) => `\`${id}\` has no ${what}`);
  return new Map([
    ['The management', problemsIn('packages/brand/src/brand.ts')],
    ['The advisers', [...problemsInRecords('advisers'), ...problemsInRecords('shortlists')]],
    [
      'The partners: retreats, clinics, hotels and tour operators',
      [
        ...problemsInRecords('properties'),
        // A tour names its hotels among its conditions.
        ...without('property', (id) => journeys[id].kind === 'tour' || propertiesOf(id).length > 0),
        ...problemsInRecords('prices'),
        ...problemsInRecords('directPrices'),
        ...without('example price', (id) => examplePriceOf(id) !== undefined),
        ...problemsInRecords('tourConditions'),
        ...problemsInRecords('retreatConditions'),
        ...without(
          'conditions',
          (id) =>
            conditionsOf(id, journeys[id].kind === 'tour' ? tourConditions : retreatConditions) !==
            undefined,
        ),
      ],
    ],
    ['Guests who agree to be quoted', problemsIn(sampleTestimonials)],
    [
      'Somebody who opens the source; a lawyer or a doctor where it does not settle it',
      readFacts(data.folder ?? root)
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
