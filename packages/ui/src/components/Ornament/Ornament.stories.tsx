import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/index.ts';
import { Mark, Rule } from './index.ts';

const meta = {
  title: 'Layout/Ornament',
  component: Mark,
  parameters: { layout: 'fullscreen', synonyms: ['logo', 'divider', 'separator', 'arch'] },
  decorators: (Story) => (
    <>
      {(['default', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <Story />
        </Section>
      ))}
    </>
  ),
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `Mark`: the logo beside the brand's name in `Header` and `Footer`, in the colour of the text. */
export const Logo: Story = {};
/** `Rule`: a printed border, at most once a page; `Footer` begins with it. A plain line in a brand without ornament. */
export const DividingLine: Story = { tags: ['visual'], render: () => <Rule /> };
