import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Hosting, missingHostingRules } from '../support/hostingRules.ts';

const { hosting } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8'),
) as { hosting: Hosting };

it('firebase.json has the redirects and rewrites of every route and language', () => {
  for (const [list, missing] of Object.entries(missingHostingRules(hosting))) {
    expect(
      missing,
      `Add to hosting.${list} in firebase.json:\n${JSON.stringify(missing, undefined, 2)}\n`,
    ).toEqual([]);
  }
});
