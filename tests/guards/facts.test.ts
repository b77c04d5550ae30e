import { expect, it } from 'vitest';
import { readFacts, requiredSections } from '../../scripts/facts.ts';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { root } from '../support/repository.ts';

const facts = readFacts(root);

it('docs/facts.md has the sections that a deploy requires to be checked', () => {
  const sections = facts.map(({ section }) => section);
  expect(sections).toEqual(expect.arrayContaining([...requiredSections]));
});

it('every fact has an id of its own, pages of the route table, and a source', () => {
  const addresses = routes.flatMap(addressesOf);
  const ids = facts.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const { id, pages, source } of facts) {
    expect(pages.length, id).toBeGreaterThan(0);
    expect(addresses, id).toEqual(expect.arrayContaining(pages));
    expect(source, id).toMatch(/^https:\/\/[\w.-]+\//);
  }
});
