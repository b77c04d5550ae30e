import { expect, it } from 'vitest';
import { parseDrafts } from './drafts.ts';

const contact = {
  values: { name: 'Anna', consent: true, furtherConsent: false },
  submissionId: 'a',
};
const drafts = { contact, brief: { travellers: '2' }, 'newsletter-footer': { values: {} } };

it.each([
  [drafts, drafts],
  [{ contact, brief: null, 'newsletter-footer': null }, { contact }],
  [null, {}],
  ['text', {}],
  [{ contact: { values: null } }, {}],
  [{ contact: { values: { message: null } } }, {}],
  [{ contact: { values: { consent: 'yes' } } }, {}],
])('finds the drafts in %j', (data, found) => expect(parseDrafts(data)).toEqual(found));
