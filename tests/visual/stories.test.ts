import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { pictured } from '../../.storybook/modes.ts';

it('the number of stories tagged for a picture is limited', async () => {
  const { entries } = await buildIndex({
    configDir: join(import.meta.dirname, '../../.storybook'),
  });
  const tagged = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes(pictured.tag),
  );
  expect(tagged.length).toBeGreaterThan(0);
  expect(tagged.length).toBeLessThanOrEqual(pictured.atMost);
}, 60_000);
