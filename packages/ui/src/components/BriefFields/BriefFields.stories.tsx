import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { contactFormOf, wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { type BriefAnswers, BriefFields, type BriefFieldsProps } from './index.ts';

type Props = Omit<BriefFieldsProps, 'words' | 'options'>;

/** Within a form, which gives it its width and its room, and renders it at every key press. */
function InAForm({ globals, ...props }: Props & { globals: object }) {
  const [answers, setAnswers] = useState(props.answers);
  const words = wordsOf(globals);
  return (
    <Section width="text">
      {contactFormOf(words, {
        brief: () => (
          <BriefFields
            {...props}
            {...brief}
            answers={answers}
            onChange={(changed) => {
              setAnswers(changed);
              props.onChange(changed);
            }}
          />
        ),
      })}
    </Section>
  );
}

const choices = [
  { value: 'open', label: 'I’m flexible' },
  { value: '2027-03', label: 'March 2027' },
];
const brief: Pick<BriefFieldsProps, 'words' | 'options'> = {
  words: {
    legend: 'Helps us answer in one email',
    optional: '(optional)',
    labels: {
      month: 'Month',
      nights: 'Nights',
      travellers: 'Travellers',
      budget: 'Budget, without flights',
      reply: 'How should we answer?',
      dayPart: 'Best time to call',
      timeZone: 'Your time zone',
    },
    empty: 'Choose',
    phoneMissing: 'To get a call, please add your phone number above.',
  },
  options: {
    month: choices,
    nights: [
      { value: '8-10', label: '8–10 nights' },
      { value: 'over-21', label: 'More than 21 nights' },
    ],
    travellers: [{ value: '2', label: '2' }],
    budget: [{ value: '1500-2500', label: '1,500 to 2,500 euros a person' }],
    reply: [
      { value: 'email', label: 'By email' },
      { value: 'phone', label: 'By phone' },
    ],
    dayPart: [{ value: 'evening', label: 'Evening' }],
  },
};

const meta = {
  component: BriefFields,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    words: { control: false },
    options: { control: false },
    answers: { control: false },
  },
  args: { ...brief, answers: {}, onChange: fn() },
  render: ({ words: _words, options: _options, ...args }, { globals }) => (
    <InAForm {...args} globals={globals} />
  ),
} satisfies Meta<typeof BriefFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const full: BriefAnswers = {
  month: '2027-03',
  nights: '8-10',
  travellers: '2',
  budget: '1500-2500',
  reply: 'phone',
  dayPart: 'evening',
  timeZone: 'Europe/Berlin',
};

const select = (name: keyof BriefAnswers) =>
  screen.getByRole('combobox', { name: brief.words.labels[name] });

/** Each answer is absent until it is given, and again when it is taken back. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const { words } = brief;
    await expect(
      screen.getByRole('group', { name: `${words.legend} ${words.optional}` }),
    ).toBeVisible();
    await expect(screen.getAllByRole('combobox')).toHaveLength(5);
    await userEvent.selectOptions(select('month'), 'open');
    await userEvent.selectOptions(select('travellers'), '2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ month: 'open', travellers: '2' });
    await userEvent.selectOptions(select('month'), '');
    await expect(args.onChange).toHaveBeenLastCalledWith({ travellers: '2' });
  },
};

/** The part of the day and the browser's time zone are asked for with a call only, and go with it. */
export const ByPhone: Story = {
  tags: ['!autodocs'],
  args: { isPhoneMissing: true },
  play: async ({ args, canvasElement, globals }) => {
    const { labels, phoneMissing } = brief.words;
    const hint = canvasElement.querySelector('fieldset output') as HTMLElement;
    await expect(hint).toBeEmptyDOMElement();
    await expect(screen.queryByLabelText(labels.timeZone)).not.toBeInTheDocument();
    await userEvent.selectOptions(select('reply'), 'phone');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await expect(args.onChange).toHaveBeenLastCalledWith({ reply: 'phone', timeZone });
    await expect(select('timeZone')).toHaveValue(timeZone);
    // Some 400, which typing must not list again.
    const listed = spyOn(Intl, 'supportedValuesOf');
    await userEvent.type(
      screen.getByRole('textbox', { name: wordsOf(globals).contact.name }),
      'Anna',
    );
    await expect(listed).not.toHaveBeenCalled();
    await expect(hint).toHaveTextContent(phoneMissing);
    await expect(select('reply')).not.toHaveAttribute('aria-invalid');
    await userEvent.selectOptions(select('timeZone'), 'Asia/Tokyo');
    await userEvent.selectOptions(select('dayPart'), 'evening');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      reply: 'phone',
      timeZone: 'Asia/Tokyo',
      dayPart: 'evening',
    });
    await userEvent.selectOptions(select('reply'), 'email');
    await expect(args.onChange).toHaveBeenLastCalledWith({ reply: 'email' });
    await expect(hint).toBeEmptyDOMElement();
  },
};

export const Full: Story = { tags: ['visual'], args: { answers: full } };

export const PhoneNumberMissing: Story = { args: { answers: full, isPhoneMissing: true } };

/** While the form is sending, the answers stay as they are. */
export const ReadOnly: Story = {
  tags: ['!autodocs'],
  args: { answers: full, isReadOnly: true },
  play: async ({ args }) => {
    await userEvent.selectOptions(select('nights'), 'over-21');
    await expect(select('nights')).toHaveValue('8-10');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The form reserves the room, so that nothing moves when the fields load later. */
async function expectReserved({ canvasElement }: { canvasElement: HTMLElement }) {
  await expectNoOverflow();
  const fields = canvasElement.querySelector('fieldset') as HTMLElement;
  const room = fields.parentElement as HTMLElement;
  const before = room.getBoundingClientRect().height;
  fields.style.display = 'none';
  await expect(room.getBoundingClientRect().height).toBe(before);
  fields.style.display = '';
}

export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectReserved,
};
export const NarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: expectReserved,
};
export const TabletInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  play: expectReserved,
};
export const Desktop: Story = { tags: ['!autodocs'], play: expectReserved };
