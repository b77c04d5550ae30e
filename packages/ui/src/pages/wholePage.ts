import { expect } from 'storybook/test';

/** A whole page fills the screen, and all of axe's rules hold for it. */
export const wholePageParameters = { layout: 'fullscreen', a11y: { config: { rules: [] } } };

export const expectNoSidewaysScrolling = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
