import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Button } from '../Button/index.ts';
import { FactList } from '../FactList/index.ts';
import { FeatureList } from '../FeatureList/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Steps } from '../Steps/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { grounds } from '../vocabulary.ts';
import { Section } from './index.ts';

const contentOf = (globals: object, heading: { id?: string } = {}) => {
  const { prose } = wordsOf(globals);
  return (
    <Stack>
      <Heading level={2} {...heading}>
        {prose.heading}
      </Heading>
      <Text>{prose.text}</Text>
    </Stack>
  );
};

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen', synonyms: ['band', 'container'] },
  args: { labelledBy: 'title', children: null },
  render: (args, { globals }) => <Section {...args}>{contentOf(globals, { id: 'title' })}</Section>,
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark, named by its heading. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { heading } = wordsOf(globals).prose;
    await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
  },
};

/** The grounds of a page, in their order. */
export const Grounds: Story = {
  tags: ['visual', 'night'],
  render: (_args, { globals }) => (
    <>
      {grounds.map((tone) => (
        <Section key={tone} tone={tone}>
          {contentOf(globals)}
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const found = [...canvasElement.querySelectorAll('section')].map(
      (section) => getComputedStyle(section).backgroundColor,
    );
    await expect(new Set(found).size).toBe(grounds.length);
  },
};
/** Texts, links, buttons and lists turn with the ground. */
export const Inverse: Story = {
  tags: ['visual'],
  render: (args, { globals }) => {
    const { prose, hero, button } = wordsOf(globals);
    const [before, word, after] = hero.title;
    const { benefits, steps, glance } = journeyWordsOf(globals);
    return (
      <Section {...args} tone="inverse">
        <Stack align="start">
          <Heading level={2} id="title">
            {before}
            <em>{word}</em>
            {after}
          </Heading>
          <Text tone="muted">
            {prose.linkLead}
            <TextLink href="/blog/mindful-travel">{prose.link}</TextLink>.
          </Text>
          <Button>{button.label}</Button>
        </Stack>
        <FactList items={glance.facts} />
        <FeatureList headingLevel={3} items={benefits} />
        <Steps headingLevel={3} items={steps} />
      </Section>
    );
  },
};

const bands = [
  ['default', 'standard'],
  ['default', 'text'],
  ['tinted', 'wide'],
  ['tinted', 'text'],
  ['inverse', 'standard'],
  ['default', 'wide'],
] as const;

/** Two sections of the same background share one padding; with different backgrounds each has its own. */
export const OneAfterTheOther: Story = {
  tags: ['visual', 'forced-colours', 'plain', 'night'],
  render: (_args, { globals }) => (
    <>
      {bands.map(([tone, width]) => (
        <Section key={`${tone} ${width}`} tone={tone} width={width}>
          {contentOf(globals)}
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('section')].map(
      (section) => getComputedStyle(section).paddingTop !== '0px',
    );
    await expect(tops).toEqual([true, false, true, false, true, true]);
  },
};
