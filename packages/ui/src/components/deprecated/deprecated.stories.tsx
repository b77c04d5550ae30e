import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { ErrorPage, SkipLink } from './index.ts';

const meta = {
  title: 'Deprecated',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', expectedMessages: [/(ErrorPage|SkipLink) is deprecated/] },
} satisfies Meta;
export default meta;

/** The old names still work, and warn once in development. */
export const OldNames: StoryObj = {
  render: (_args, { globals }) => {
    const { notFound, skip } = wordsOf(globals);
    return (
      <main id="main">
        <SkipLink label={skip} />
        <ErrorPage {...notFound} action={<LinkButton href="/">{notFound.action}</LinkButton>} />
      </main>
    );
  },
  play: async ({ canvas, globals }) => {
    const { notFound, skip } = wordsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: skip })).toHaveAttribute('href', '#main');
  },
};
