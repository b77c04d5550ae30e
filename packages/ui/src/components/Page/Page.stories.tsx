import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { footerOf, headerOf, wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Heading } from '../Heading/index.ts';
import { Hero } from '../Hero/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Picture } from '../Picture/index.ts';
import { Prose } from '../Prose/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Page } from './index.ts';

const end = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  argTypes: {
    header: { control: false },
    footer: { control: false },
    children: { control: false },
    skipLinkLabel: { control: 'text' },
  },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <Page
        header={headerOf(words, '/blog')}
        footer={footerOf(words)}
        skipLinkLabel={args.skipLinkLabel ?? words.skip}
      >
        <Section width="text">
          <Stack>
            <Heading level={1}>{words.prose.heading}</Heading>
            <Prose>{journeyWordsOf(globals).article.body}</Prose>
          </Stack>
        </Section>
      </Page>
    );
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof Page>;

/** The first Tab focuses the skip link. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const main = canvas.getByRole('main');
    for (const landmark of [canvas.getByRole('banner'), canvas.getByRole('contentinfo')]) {
      await expect(main).not.toContainElement(landmark);
    }
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: wordsOf(globals).skip });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
    main.focus();
    await expect(main).toHaveFocus();
  },
};

/** The skip link is off screen until it has the focus. */
export const SkipLinkFocused: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, globals }) => {
    const skip = canvas.getByRole('link', { name: wordsOf(globals).skip });
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    const { top, right } = skip.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With little content, the footer is at the bottom of the viewport. */
export const LittleContent: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <Page header={headerOf(words)} footer={footerOf(words)} skipLinkLabel={words.skip}>
        <Section width="text">
          <Stack>
            <Heading level={1}>{words.prose.heading}</Heading>
            <Text>{words.prose.lead}</Text>
          </Stack>
        </Section>
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    ).toBeGreaterThan(canvas.getByRole('banner').getBoundingClientRect().bottom);
  },
};

export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

const withAction: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const words = wordsOf(globals);
    const { hero, kept, article } = journeyWordsOf(globals);
    const action = (
      <LinkButton href="/contact" size="small" isFullWidth>
        {kept.enquire}
      </LinkButton>
    );
    return (
      <Page
        header={headerOf(words, '/', false, action)}
        footer={footerOf(words)}
        skipLinkLabel={words.skip}
        action={action}
      >
        <Hero
          {...hero}
          actions={<LinkButton href="/retreats">{words.button.other}</LinkButton>}
          backdrop={<Picture source={pictures.lake} alt="" isFirst />}
        />
        <Section width="text">
          <Prose>{article.body}</Prose>
          <Prose>{article.body}</Prose>
        </Section>
      </Page>
    );
  },
};
/** The bar is at the bottom of a phone's screen once the hero has left it, and below nothing that has the focus. */
export const ActionOnAPhone: Story = {
  ...withAction,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, globals }) => {
    const bar = canvas.getByRole('link', { name: journeyWordsOf(globals).kept.enquire });
    const title = canvas.getByRole('heading', { level: 1 });
    const hero = canvasElement.querySelector('main > div');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(title).toBeVisible();
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight);
    window.scrollTo({ top: end(hero) + scrollY, behavior: 'instant' });
    await expect(end(bar)).toBeLessThanOrEqual(innerHeight);
    await expect(end(bar)).toBeGreaterThan(innerHeight - 60);
  },
};
/** On desktops the header has the action. */
export const ActionOnADesktop: Story = {
  ...withAction,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, globals }) => {
    const { enquire } = journeyWordsOf(globals).kept;
    await expect(canvas.getAllByRole('link', { name: enquire })).toHaveLength(1);
  },
};
