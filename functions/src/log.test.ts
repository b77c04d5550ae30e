import { AsyncLocalStorage } from 'node:async_hooks';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { errorCode, log } from './log.ts';

it.each([
  [Object.assign(new Error('550 <anna@example.org> unknown'), { code: 'EENVELOPE' }), 'EENVELOPE'],
  [new TypeError('anna@example.org'), 'TypeError'],
  ['anna@example.org', 'unknown'],
  [null, 'unknown'],
])('an error is logged by its code', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

it('an enquiry is counted by what it asks for, without the request that it came in', () => {
  const request = new AsyncLocalStorage<string>();
  const write = vi
    .spyOn(logger, 'write')
    .mockImplementation(() => expect(request.getStore()).toBeUndefined());
  const enquiry = {
    name: 'Anna',
    about: ['ayurveda', 'rajasthan-tour'],
    locale: 'de',
    brief: { month: '2027-03', nights: '14-21', travellers: '2', timeZone: 'Asia/Kolkata' },
  } as const;
  request.run('trace', () => log.enquiryCounted(enquiry));
  expect(write).toHaveBeenCalledExactlyOnceWith({
    severity: 'INFO',
    message: 'enquiry counted',
    journeys: ['ayurveda', 'rajasthan-tour'],
    language: 'de',
    month: '2027-03',
    nights: '14-21',
    travellers: '2',
  });
});
