import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperatorRecord } from '@elevate/brand/operator';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleTestimonials } from '../../scripts/checkDeploy.ts';
import { missing } from '../../scripts/missing.ts';

const facts = (checked: string) => `# Facts

## Law

| id       | statement | pages              | source                  | checked |
| -------- | --------- | ------------------ | ----------------------- | ------- |
| provider | …         | \`/terms-of-service\` | https://law.example.com | ${checked} |
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/facts.md'), facts(''));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = 'packages/brand/src/operator/advisers.ts';
const records: OperatorRecord[] = [
  { file, id: 'real', record: { checked: '2026-03-01' } },
  { file, id: 'invented', record: {} },
];

it('names placeholders, examples and unchecked facts, by whom to ask', () => {
  mkdirSync(join(folder, 'site/src/pages/home'), { recursive: true });
  writeFileSync(join(folder, sampleTestimonials), '');
  const found = missing({ folder, brand: { email: 'hello@example.com' }, records });
  expect(found.get('The management')).toEqual([
    'packages/brand/src/brand.ts: `email` is still a placeholder',
  ]);
  expect(found.get('The advisers')).toEqual([
    `${file}: \`invented\` is an example: enter what is real, or delete it`,
  ]);
  expect(found.get('Guests who agree to be quoted')).toEqual([
    expect.stringContaining(`${sampleTestimonials}: put what`),
  ]);
  expect([...found.values()].flat()).toContain(
    'docs/facts.md:7: `provider` is not checked: https://law.example.com',
  );
});

it('is silent on what is there', () => {
  writeFileSync(join(folder, 'docs/facts.md'), facts('2026-03-01'));
  const found = missing({ folder, brand: {}, records: records.slice(0, 1) });
  found.delete('The partners: retreats, clinics, hotels and tour operators');
  expect([...found.values()].flat()).toEqual([]);
});
