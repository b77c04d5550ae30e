import { describe, expect, it } from 'vitest';
import { type DesignToken, type DesignTokenGroup, designTokens } from './designTokens.ts';
import { plain } from './plain.ts';

// Checks the rules of the Design Tokens Format Module 2025.10, by section:
// https://www.designtokens.org/TR/2025.10/format/

interface Found {
  path: string;
  type: unknown;
  value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isToken = (entry: DesignToken | DesignTokenGroup): entry is DesignToken => '$value' in entry;

/** Every token with its own or inherited type (6.9.1). */
function tokensIn(group: DesignTokenGroup, path: string[] = [], inherited?: unknown): Found[] {
  const type = group.$type ?? inherited;
  return Object.entries(group).flatMap(([name, entry]) => {
    if (name.startsWith('$')) return [];
    const at = [...path, name];
    if (!isObject(entry)) throw new TypeError(`${at.join('.')} is neither a token nor a group`);
    if (!isToken(entry)) return tokensIn(entry, at, type);
    return [
      { path: at.join('.'), type: (entry as DesignTokenGroup).$type ?? type, value: entry.$value },
    ];
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

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isWithin = (value: unknown, least: number, most: number) =>
  isNumber(value) && value >= least && value <= most;
const hasKeys = (value: unknown, required: readonly string[], optional: readonly string[] = []) =>
  isObject(value) &&
  required.every((key) => key in value) &&
  Object.keys(value).every((key) => [...required, ...optional].includes(key));
const isMeasured = (value: unknown, units: readonly string[]) =>
  hasKeys(value, ['value', 'unit']) &&
  isObject(value) &&
  isNumber(value['value']) &&
  units.includes(String(value['unit']));

/** Sections 8 and 9: valid values per type. */
const rules: Record<string, (value: unknown) => boolean> = {
  color: (value) =>
    isObject(value) &&
    hasKeys(value, ['colorSpace', 'components'], ['alpha', 'hex']) &&
    value['colorSpace'] === 'srgb' &&
    Array.isArray(value['components']) &&
    value['components'].length === 3 &&
    value['components'].every((component) => isWithin(component, 0, 1)) &&
    (value['alpha'] === undefined || isWithin(value['alpha'], 0, 1)) &&
    /^#[0-9a-f]{6}$/.test(String(value['hex'])),
  dimension: (value) => isMeasured(value, ['px', 'rem']),
  duration: (value) => isMeasured(value, ['ms', 's']),
  fontFamily: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((name) => /^[^'",]+$/.test(name)),
  fontWeight: (value) => isWithin(value, 1, 1000),
  number: isNumber,
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    isWithin(value[0], 0, 1) &&
    isWithin(value[2], 0, 1),
  shadow: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (layer) =>
        hasKeys(layer, ['color', 'offsetX', 'offsetY', 'blur', 'spread'], ['inset']) &&
        isOf('color', layer.color) &&
        ['offsetX', 'offsetY', 'blur', 'spread'].every((part) => isOf('dimension', layer[part])),
    ),
  typography: (value) =>
    isObject(value) &&
    hasKeys(value, ['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight']) &&
    isOf('fontFamily', value['fontFamily']) &&
    isOf('dimension', value['fontSize']) &&
    isOf('fontWeight', value['fontWeight']) &&
    isOf('dimension', value['letterSpacing']) &&
    isOf('number', value['lineHeight']),
};

function isOf(type: string, value: unknown): boolean {
  return rules[type]?.(resolve(value, type)) ?? false;
}

describe('the file of design tokens', () => {
  it('contains every group of tokens', () => {
    const groups = Object.keys(file).filter((name) => !name.startsWith('$'));
    expect(groups).toEqual(
      expect.arrayContaining(['palette', 'color', 'space', 'text', 'heading', 'shadow', 'easing']),
    );
    for (const group of groups) {
      expect(found.some(({ path }) => path.startsWith(`${group}.`))).toBe(true);
    }
  });

  it('uses none of the reserved characters in names (5.1.1)', () => {
    expect(found.filter(({ path }) => path.split('.').some((name) => /[${}]/.test(name)))).toEqual(
      [],
    );
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
});
