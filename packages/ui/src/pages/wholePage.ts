import { expect } from 'storybook/test';

/** What the stories of whole pages share: all of axe's rules, and no docs page besides the story. */
export const wholePage = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [] } } },
};

export const expectNoSidewaysScrolling = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
