import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerOf, sign, wordsOf } from '../../fixtures/index.ts';
import { Footer } from './index.ts';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Elevate Your Journey', logo: sign },
    about: '',
    navigationLabel: '',
    links: [],
    social: { label: '', links: [] },
    contact: { label: '', email: '' },
    newsletter: null,
    legal: null,
    languageToggle: null,
  },
  render: (_args, { globals }) => footerOf(wordsOf(globals)),
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Instagram' });
    await expect(profile).toHaveAttribute('rel', 'me noopener');
    await expect(profile).not.toHaveAttribute('target');
    await expect(profile.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const DesktopInGerman: Story = { globals: { locale: 'de' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const PhoneInGerman: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
