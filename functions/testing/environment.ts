import { beforeEach, vi } from 'vitest';
import { log } from '../src/log.ts';

/** Settings of the functions; those of a test file that needs others override them. */
export const settings = {
  FUNCTIONS_REGION: 'europe-west3',
  TEAM_EMAIL: 'team@example.org',
  FROM_EMAIL: 'post@mail.example.org',
  BOUNCE_EMAIL: 'bounces@example.org',
  TEAM_LOCALE: 'en',
  TEAM_TIME_ZONE: 'Europe/Berlin',
  SITE_ORIGIN: 'https://www.elevate.example',
  SUBMISSION_KEY: 'key',
  TOKEN_KEY: 'k'.repeat(64),
  CALLS_PER_INSTANCE: '10000',
};

/** Sets the functions up for the tests of a file, each with a log whose lines are mocks. */
export function setUp(others: Partial<typeof settings> = {}): void {
  for (const [name, value] of Object.entries({ ...settings, ...others })) vi.stubEnv(name, value);
  beforeEach(() => {
    for (const line of Object.keys(log) as (keyof typeof log)[]) {
      vi.spyOn(log, line).mockReset().mockReturnValue();
    }
  });
}
