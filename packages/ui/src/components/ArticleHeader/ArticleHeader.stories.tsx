import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Prose } from '../Prose/index.ts';
import { Section } from '../Section/index.ts';
import { ArticleHeader } from './index.ts';

const contentOf = (globals: object) => {
  const { article, articles } = journeyWordsOf(globals);
  const [first] = articles;
  if (!first) throw new Error('There is an article');
  const { badge, title, date, alt } = first;
  return {
    back: { href: '/blog', label: article.back },
    badge,
    title,
    author: article.author,
    date,
    alt,
  };
};

const meta = {
  component: ArticleHeader,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    back: { control: false },
    date: { control: false },
    picture: { control: false },
  },
  args: { picture: pictures.lake },
  render: (args, { globals }) => {
    const { body } = journeyWordsOf(globals).article;
    return (
      <article>
        <ArticleHeader {...contentOf(globals)} {...args} />
        <Section width="text">
          <Prose>{body}</Prose>
        </Section>
      </article>
    );
  },
} satisfies Meta<typeof ArticleHeader>;
export default meta;
type Story = StoryObj<typeof ArticleHeader>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { article, articles } = journeyWordsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      String(articles[0]?.title),
    );
    const back = canvas.getByRole('link', { name: article.back });
    await expect(back.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText(String(articles[0]?.date.text))).toHaveAttribute(
      'datetime',
      '2024-03-15',
    );
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};
export const OnADarkPicture: Story = { args: { picture: pictures.ghats } };
export const BackByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const { back } = journeyWordsOf(globals).article;
    await expect(canvas.getByRole('link', { name: back })).toHaveFocus();
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
