import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { buttonSizes, buttonTones } from '../Button/index.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { Section } from '../Section/index.ts';
import { LinkButton } from './index.ts';

const meta = {
  component: LinkButton,
  argTypes: {
    tone: { options: buttonTones, control: 'select' },
    size: { options: buttonSizes, control: 'select' },
    children: { control: 'text' },
  },
  args: { href: '/retreats' },
  render: (args, { globals }) => (
    <LinkButton {...args}>{args.children ?? wordsOf(globals).button.label}</LinkButton>
  ),
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof LinkButton>;

export const Default: Story = {};

/** Each tone: default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <>
      {buttonTones.map((tone) => (
        <Section key={tone} tone={tone === 'inverse' ? 'deep' : 'plain'}>
          <ButtonGroup>
            {shownStates.map((state) => (
              <LinkButton {...args} key={state} tone={tone}>
                {wordsOf(globals).button.label}
              </LinkButton>
            ))}
          </ButtonGroup>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const row of buttonTones.keys()) await showStates(links.slice(row * 4, row * 4 + 4));
  },
};

export const Small: Story = {
  args: { size: 'small', tone: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const FullWidthWithLongGermanWords: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { isFullWidth: true },
  render: (args, { globals }) => <LinkButton {...args}>{wordsOf(globals).button.other}</LinkButton>,
};
