import { expect } from 'storybook/test';

export async function expectNoSidewaysScrolling(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
