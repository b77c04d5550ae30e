import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Hosting, missingHostingRules } from '../support/hostingRules.ts';

const { hosting } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8'),
) as { hosting: Hosting };

it('firebase.json has the redirects and rewrites of every route and language', () => {
  const missing = missingHostingRules(hosting);
  expect(
    Object.values(missing).flat(),
    `Add to hosting in firebase.json:\n${JSON.stringify(missing, undefined, 2)}\n`,
  ).toEqual([]);
});
