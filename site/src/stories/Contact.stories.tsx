import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { expectNoOverflow, loadSitePage, pageRules, renderSitePage } from './sitePage.tsx';

/** The contact page: the form, other ways to reach the team, and the first questions. */
const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { path: '/contact', layout: 'fullscreen', a11y: pageRules },
  loaders: [loadSitePage],
  render: renderSitePage,
  play: expectNoOverflow,
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['visual', 'both-languages', 'large-text', 'forced-colours', 'plain', 'night'],
};
export const TabletInGerman: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const PhoneSideways: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'sideways' } },
};

/** The part of the day and the time zone are asked for with a call only, and a hint asks for the phone number. */
export const CallAskedFor: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvasElement } = context;
    const field = (name: string) =>
      canvasElement.querySelector(`form#contact [name=${name}]`) as HTMLInputElement;
    await userEvent.click(canvasElement.querySelector('form#contact summary') as HTMLElement);
    await expect(field('reply')).toBeVisible();
    const hint = field('reply').closest('fieldset')?.querySelector('output');
    await expect(hint).toBeEmptyDOMElement();
    await userEvent.selectOptions(field('month'), 'open');
    await userEvent.selectOptions(field('reply'), 'phone');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await expect(field('timeZone')).toHaveValue(timeZone);
    await expect(hint).not.toBeEmptyDOMElement();
    await expectNoOverflow(context);
    // Some 400, which typing must not list again.
    const listed = spyOn(Intl, 'supportedValuesOf');
    await userEvent.type(field('phone'), '+49 30 23125 000');
    await expect(listed).not.toHaveBeenCalled();
    await expect(hint).toBeEmptyDOMElement();
    await userEvent.selectOptions(field('timeZone'), 'Asia/Tokyo');
    await userEvent.selectOptions(field('dayPart'), 'evening');
    await expect(field('dayPart')).toHaveValue('evening');
    await userEvent.selectOptions(field('reply'), 'email');
    await expect(field('timeZone')).toBeNull();
    await expect(field('month')).toHaveValue('open');
  },
};
