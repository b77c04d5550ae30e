import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { Section } from '../Section/index.ts';
import { LanguageToggle } from './index.ts';

/** Stays on the story. */
const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta: Meta<typeof LanguageToggle> = {
  component: LanguageToggle,
  args: { code: 'DE', label: 'DE: Auf Deutsch lesen', lang: 'de', href: '/de/about', onClick },
  beforeEach: () => {
    onClick.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('link', { name: 'DE: Auf Deutsch lesen' });
    await expect(toggle).toHaveAttribute('lang', 'de');
    await expect(toggle).toHaveAttribute('hreflang', 'de');
    await expect(toggle).toHaveAttribute('href', '/de/about');
    await expect(toggle.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(toggle.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(toggle);
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
};

/** In the header and in the footer, as it rests, under the mouse, pressed and reached by keyboard. */
export const States: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => (
    <>
      {(['plain', 'deep'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <ButtonGroup>
            {shownStates.map((state) => (
              <LanguageToggle key={state} {...wordsOf(globals).language} href="/" />
            ))}
          </ButtonGroup>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const toggles = canvas.getAllByRole('link');
    await showStates(toggles.slice(0, 4));
    await showStates(toggles.slice(4));
  },
};

/** The focus stays while the words are on their way. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('link');
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveFocus();
  },
};

/** Of three languages, the two that are not shown. */
export const ThreeLanguages: Story = {
  render: () => (
    <ButtonGroup>
      <LanguageToggle code="DE" label="DE: Auf Deutsch lesen" lang="de" href="/de" />
      <LanguageToggle code="FR" label="FR: Lire en français" lang="fr" href="/fr" />
    </ButtonGroup>
  ),
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('link', { name: 'FR: Lire en français' });
    await expect(toggle).toHaveAttribute('href', '/fr');
  },
};
