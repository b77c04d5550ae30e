import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { readableProps } from '../../.storybook/propTables.ts';
import { readTypeTexts } from '../../.storybook/typeTexts.ts';

const typeTexts = readTypeTexts();
vi.stubGlobal('TYPE_TEXTS', typeTexts);

/** A prop's row in its table, as react-docgen leaves it to us. */
const rowOf = (component: string, prop: string, value?: unknown) =>
  readableProps({
    argTypes: { [prop]: { name: prop, table: { type: { summary: 'unknown' } } } },
    component: { __docgenInfo: { displayName: component } },
    initialArgs: { [prop]: value },
  } as unknown as Parameters<typeof readableProps>[0])[prop];

it('shows for every prop a type that a designer reads', () => {
  const props = Object.entries(typeTexts)
    .filter(([name]) => name.endsWith('Props'))
    .flatMap(([name, text]) =>
      [...text.matchAll(/^ {2}(\w+)\??:/gm)].map(([, prop = '']) => [name.slice(0, -5), prop]),
    );
  expect(props.length).toBeGreaterThan(200);
  const unread = props.filter(([component = '', prop = '']) => {
    const { summary = '' } = rowOf(component, prop)?.table?.type ?? {};
    return summary === '' || /^(unknown|union|object)|\btypeof\b|\[number\]/.test(summary);
  });
  expect(unread).toEqual([]);
});

it('expands shared lists, and gives their values a control', () => {
  const { table, control, options } = rowOf('Button', 'size') ?? {};
  expect(control).toEqual({ type: 'select' });
  expect(options).toContain('small');
  expect(table?.type?.summary).toBe(options?.join(' | '));
});

it('gives data a control, but not what only code can give', () => {
  const [data, element] = [[{ title: 'Arrival' }], [{ title: createElement('em') }]];
  expect(rowOf('Steps', 'items', data)?.control).toEqual({ type: 'object' });
  expect(rowOf('Steps', 'items', element)?.control).toBe(false);
});

it('finds inherited props, and shows what is in an object', () => {
  expect(rowOf('HeroCarousel', 'actions')?.table?.type?.summary).toBe('ReactNode');
  expect(rowOf('Itinerary', 'items')?.table?.type).toMatchObject({
    summary: 'ItineraryDay[]',
    detail: expect.stringContaining('title: string'),
  });
});
