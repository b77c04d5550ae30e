import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../fixtures/expectNoOverflow.ts';
import { type Locale, wordsOf } from '../fixtures/index.ts';
import { ContactPage } from '../fixtures/wholePages.tsx';

/** The form, who else can be reached, and what people ask first. */
const meta = {
  tags: ['!autodocs'],
  // All of axe's rules hold for a whole page.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [] } } },
  render: (_args, { globals }) => <ContactPage locale={globals['locale'] as Locale} />,
  play: expectNoOverflow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const TabletInGerman: Story = { globals: { locale: 'de', viewport: { value: 'tablet' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const PhoneSideways: Story = { globals: { viewport: { value: 'sideways' } } };

/** The skip link is the first stop, and leads to the content. */
export const SkippingTheNavigation: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: wordsOf(globals).skip });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
