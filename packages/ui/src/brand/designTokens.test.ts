import { expect, it } from 'vitest';
import { array, mixed, number, type ObjectShape, object, type Schema, string, tuple } from 'yup';
import { type DesignToken, type DesignTokenGroup, designTokens } from './designTokens.ts';
import { plain } from './plain.ts';

// Checks the rules of the Design Tokens Format Module 2025.10, by section:
// https://www.designtokens.org/TR/2025.10/format/

interface Found {
  path: string;
  type: unknown;
  value: unknown;
}

const isToken = (entry: DesignToken | DesignTokenGroup): entry is DesignToken => '$value' in entry;

/** Every token with the type that it inherits (6.9.1). */
function tokensIn(group: DesignTokenGroup, path: string[] = [], inherited?: unknown): Found[] {
  const type = group.$type ?? inherited;
  return Object.entries(group).flatMap(([name, entry]) => {
    if (name.startsWith('$')) return [];
    const at = [...path, name];
    if (typeof entry !== 'object')
      throw new TypeError(`${at.join('.')} is neither a token nor a group`);
    if (!isToken(entry)) return tokensIn(entry, at, type);
    return [{ path: at.join('.'), type, value: entry.$value }];
  });
}

// As a tool would read it.
const file = JSON.parse(JSON.stringify(designTokens(plain, 'night'))) as DesignTokenGroup;
const found = tokensIn(file);
const byPath = new Map(found.map((token) => [token.path, token]));

/** 7.1: resolves an alias, which must lead to a token with a value. */
function resolve(value: unknown, type: string, seen: readonly string[] = []): unknown {
  const [, path] = (typeof value === 'string' && /^\{(.+)\}$/.exec(value)) || [];
  if (path === undefined) return value;
  if (seen.includes(path)) throw new RangeError(`${path} names itself`);
  const target = byPath.get(path);
  if (target?.type !== type) throw new RangeError(`{${path}} is no ${type}`);
  return resolve(target.value, type, [...seen, path]);
}

const finite = number().required();
const share = finite.min(0).max(1);
const text = (pattern: RegExp) => string().required().matches(pattern);
const list = (of: Schema) => array(of).required().min(1);
const fields = (of: ObjectShape) => object(of).required().noUnknown();
const measured = (unit: RegExp) => fields({ value: finite, unit: text(unit) });
const part = (type: string) => mixed().test((value) => isOf(type, value));
const length = part('dimension');

/** Sections 8 and 9: valid values per type. */
const rules: Record<string, Schema> = {
  color: fields({
    colorSpace: text(/^srgb$/),
    components: list(share).length(3),
    alpha: share.optional(),
    hex: text(/^#[0-9a-f]{6}$/),
  }),
  dimension: measured(/^(px|rem)$/),
  duration: measured(/^m?s$/),
  fontFamily: list(text(/^[^'",]+$/)),
  fontWeight: finite.min(1).max(1000),
  number: finite,
  cubicBezier: tuple([share, finite, share, finite]).required(),
  shadow: list(
    fields({
      color: part('color'),
      offsetX: length,
      offsetY: length,
      blur: length,
      spread: length,
    }),
  ),
  typography: fields({
    fontFamily: part('fontFamily'),
    fontSize: length,
    fontWeight: part('fontWeight'),
    letterSpacing: length,
    lineHeight: part('number'),
  }),
};

function isOf(type: string, value: unknown): boolean {
  return rules[type]?.isValidSync(resolve(value, type), { strict: true }) ?? false;
}

it('contains every group of tokens', () => {
  const groups = Object.keys(file).filter((name) => !name.startsWith('$'));
  expect(groups).toEqual(
    expect.arrayContaining(['palette', 'color', 'space', 'text', 'heading', 'shadow', 'easing']),
  );
  for (const group of groups) {
    expect(found.some(({ path }) => path.startsWith(`${group}.`))).toBe(true);
  }
});

it('has only valid values', () => {
  const invalid = found.filter(({ type, value }) => !isOf(String(type), value));
  expect(found.length).toBeGreaterThan(100);
  expect(invalid).toEqual([]);
});

it('references a palette colour for every role, in the scheme', () => {
  for (const [role, hex] of Object.entries(plain.color.night)) {
    const value = byPath.get(`color.${role}`)?.value;
    expect(value).toMatch(/^\{palette\./);
    expect(resolve(value, 'color')).toMatchObject({ hex });
  }
  const colours = Object.values(plain.palette ?? {});
  expect(new Set(colours).size).toBe(colours.length);
});

it('writes a colour that has no name as it is', () => {
  const { palette: _, ...nameless } = plain;
  expect(designTokens(nameless, 'day')).toMatchObject({
    color: { text: { $value: { hex: plain.color.day.text } } },
  });
});

it('has colour components that match the hex value', () => {
  for (const { value } of found.filter(({ path }) => path.startsWith('palette.'))) {
    const { components, hex } = value as { components: number[]; hex: string };
    const bytes = components.map((component) => Math.round(component * 255));
    expect(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toBe(hex);
  }
});
