import { expect, it } from 'vitest';
import { parseDrafts } from './drafts.ts';

const contact = { values: { name: 'Anna', consent: true }, submissionId: 'a' };

it('keeps drafts, and drops what is none', () => {
  const drafts = { contact, brief: { travellers: '2' }, 'newsletter-footer': { values: {} } };
  expect(parseDrafts(drafts)).toEqual(drafts);
  expect(parseDrafts({ contact, brief: null, 'newsletter-footer': null })).toEqual({ contact });
});

it.each([
  undefined,
  null,
  'text',
  { contact: {} },
  { contact: { values: null } },
  { contact: { values: { message: null } } },
  { contact: { values: { name: true } } },
  { contact: { values: { consent: 'yes' } } },
  { brief: { travellers: 'two' } },
])('finds no draft in %j', (data) => expect(parseDrafts(data)).toEqual({}));
