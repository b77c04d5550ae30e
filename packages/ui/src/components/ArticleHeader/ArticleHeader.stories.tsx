import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Prose } from '../Prose/index.ts';
import { Section } from '../Section/index.ts';
import { ArticleHeader } from './index.ts';

const meta = {
  component: ArticleHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    back: { href: '/blog', label: '' },
    badge: '',
    title: '',
    author: '',
    date: { iso: '', text: '' },
    picture: pictures.lake,
    alt: '',
  },
  render: ({ picture }, { globals }) => {
    const { article, articles } = journeyWordsOf(globals);
    const [first] = articles;
    if (!first) throw new Error('There is an article');
    return (
      <article>
        <ArticleHeader
          back={{ href: '/blog', label: article.back }}
          badge={first.badge}
          title={first.title}
          author={article.author}
          date={first.date}
          readingTime={article.readingTime}
          picture={picture}
          alt={first.alt}
        />
        <Section width="text">
          <Prose>{article.body}</Prose>
        </Section>
      </article>
    );
  },
} satisfies Meta<typeof ArticleHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
export const Sideways: Story = { globals: { viewport: { value: 'sideways' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
