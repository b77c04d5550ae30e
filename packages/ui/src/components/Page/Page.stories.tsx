import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
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
  title: 'Layout/Page',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    synonyms: ['template', 'shell', 'skip link'],
    docs: { story: { inline: false, height: '600px' } },
  },
  argTypes: { children: { control: 'text' } },
  render: ({ children, skipLinkLabel }, { globals }) => {
    const words = wordsOf(globals);
    return (
      <Page
        header={headerOf(words)}
        footer={footerOf(words)}
        skipLinkLabel={skipLinkLabel ?? words.skip}
      >
        <Section width="text">
          <Stack>
            <Heading level={1}>{words.prose.heading}</Heading>
            {children ?? <Text>{words.prose.lead}</Text>}
          </Stack>
        </Section>
      </Page>
    );
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof Page>;

/** With little content, the footer is at the bottom of the viewport. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [banner, main, footer] = ['banner', 'main', 'contentinfo'].map((role) =>
      canvas.getByRole(role),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await expect(main).not.toContainElement(banner);
    await expect(main).not.toContainElement(footer);
    await expect(end(footer)).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    ).toBeGreaterThan(end(banner));
  },
};

/** The first Tab shows the skip link, which is off screen until then. */
export const SkipLinkFocused: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, globals }) => {
    const skip = canvas.getByRole('link', { name: wordsOf(globals).skip });
    const main = canvas.getByRole('main');
    await expect(end(skip)).toBeLessThanOrEqual(0);
    main.focus();
    await expect(main).toHaveFocus();
    main.blur();
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
    const { top, right } = skip.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The bar is at the bottom of a phone's screen once the hero has left it, and below nothing that has the focus. */
export const WithAnAction: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_args, { globals }) => {
    const words = wordsOf(globals);
    const { hero, saved, article } = journeyWordsOf(globals);
    const action = (
      <LinkButton href="/contact" size="small">
        {saved.enquire}
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
  play: async ({ canvas, canvasElement, globals }) => {
    const bar = canvas.getByRole('link', { name: journeyWordsOf(globals).saved.enquire });
    const hero = canvasElement.querySelector('main > div');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight);
    window.scrollTo({ top: end(hero) + scrollY, behavior: 'instant' });
    await expect(end(bar)).toBeLessThanOrEqual(innerHeight);
    await expect(end(bar)).toBeGreaterThan(innerHeight - 60);
  },
};

const test = ['!dev', '!autodocs'];

/** On desktops the header has the action. */
export const WithAnActionOnADesktop: Story = {
  ...WithAnAction,
  tags: test,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { enquire } = journeyWordsOf(globals).saved;
    await expect(canvas.getAllByRole('link', { name: enquire })).toHaveLength(1);
  },
};
export const NarrowPhoneInGerman: Story = {
  ...WithAnAction,
  tags: test,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
