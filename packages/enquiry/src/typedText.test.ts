import { describe, expect, it } from 'vitest';
import { isBlank, typedLine, typedLines } from './typedText.ts';

it('keeps all kinds of line breaks, and loses only control characters', () => {
  expect(typedLines('a\r\nb\rc\u2028d\u0085e\u0000\u001b[1m\tf')).toBe('a\nb\nc\nd\ne[1m\tf');
  expect(typedLine('  a \t b\n\nc  ')).toBe('a b c');
});

it('has no lone surrogates, which a mail server cannot take', () => {
  expect(typedLine('a\ud83d')).toBe('a\ufffd');
  expect(typedLines('\ude00\nb')).toBe('\ufffd\nb');
});

describe.each([
  ['a line', typedLine],
  ['several lines', typedLines],
])('in %s', (_case, typed) => {
  it.each([
    ['an emoji of several', '👩‍👩‍👧 🧑🏽‍💻 🏳️‍⚧️ 🏃‍➡️'],
    ['the presentation of an emoji', '❤️ ☎︎'],
    ['the tags of a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a variant of a Han character', '葛\u{e0100}飾区'],
    ['ZWNJ in Persian', 'می\u200cخواهم، کِتاب\u200cها'],
    ['ZWNJ in Hindi', 'न्\u200cन'],
    ['ZWJ in Hindi', 'क्\u200dष'],
    ['ZWJ in Sinhala', 'ශ්\u200dරී'],
    ['ZWJ at the end of a word in Malayalam', 'അവന്\u200d'],
    ['ZWJ after an Arabic letter', 'ه\u200d'],
    ['combining marks', 'Zoe\u0308'],
  ])('stays %s', (_what, text) => {
    expect(typed(text)).toBe(text);
  });

  it.each([
    ['bidirectional controls', '\u202eangoV\u202c \u2066annA\u2069\u200f\u061c', 'angoV annA'],
    ['zero-width characters', 'An\u200bn\u2060a\ufeff V\u00ado\u034fgt', 'Anna Vogt'],
    ['joiners that join nothing', '\u200dAn\u200cna\u200d می\u200c', 'Anna می'],
    ['a second joiner', 'می\u200c\u200cخواهم 👩‍\u200d👧', 'میخواهم 👩👧'],
    ['Hangul fillers', 'a\u3164\uffa0\u115fb', 'ab'],
    ['selectors of nothing', '\ufe0fa \ufe0fb\ufe0f\ufe0f', 'a b\ufe0f'],
    ['tags outside a flag', 'a\u{e0062}\u{e0063}', 'a'],
    ['annotations', 'a\ufff9b\ufffac\ufffb', 'abc'],
  ])('go %s', (_what, text, expected) => {
    expect(typed(text)).toBe(expected);
  });
});

it.each([
  ['', true],
  [' \n\t\u00a0', true],
  ['\u0000\u001b\u0085', true],
  ['\u202e\u2066\u200f', true],
  ['\u200b\u200c\u200d\ufeff\u00ad', true],
  ['\u3164\uffa0\u115f\u1160', true],
  ['\u2800\u{1d159}', true],
  ['\ufe0f\u{e0062}\ufffa', true],
  ['.', false],
  ['🙂', false],
  ['\u2800⠁', false],
  ['\u202eא', false],
])('%j is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});
