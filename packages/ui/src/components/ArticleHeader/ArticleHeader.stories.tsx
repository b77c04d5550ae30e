import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { ArticleHeader } from './index.ts';

const meta = {
  title: 'Text/ArticleHeader',
  component: ArticleHeader,
  parameters: { layout: 'fullscreen', synonyms: ['blog', 'post'] },
  args: { picture: pictures.lake },
  render: (args, { globals }) => {
    const { article, articles } = journeyWordsOf(globals);
    const [first] = articles;
    if (!first) throw new Error('There is an article');
    const back = { href: '/blog', label: article.back };
    return <ArticleHeader {...{ ...first, back, author: article.author }} {...args} />;
  },
} satisfies Meta<typeof ArticleHeader>;
export default meta;
type Story = StoryObj<typeof ArticleHeader>;

export const Default: Story = {
  tags: ['visual', 'night'],
  play: async ({ canvas, globals }) => {
    const { article, articles } = journeyWordsOf(globals);
    const [first] = articles;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(first?.title));
    await userEvent.tab();
    const back = canvas.getByRole('link', { name: article.back });
    await expect(back).toHaveFocus();
    await expect(back.offsetHeight).toBeGreaterThanOrEqual(44);
    const date = canvas.getByText(String(first?.date.text));
    await expect(date).toHaveAttribute('datetime', first?.date.iso);
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};
export const OnADarkPicture: Story = { args: { picture: { ...pictures.ghats, isDeep: true } } };
/** A wrapped name begins at the edge, where its letters are whole. */
export const LongAuthorOnANarrowPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  args: { author: 'The editorial team of a journal whose name is longer than one line' },
  play: async ({ canvas, args }) => {
    const { left } = canvas.getByText(args.author).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(left).toBe(title.left);
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
