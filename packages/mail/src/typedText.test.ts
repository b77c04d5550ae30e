import { describe, expect, it } from 'vitest';
import { beginning, direction, isolated, mailUri, phoneUri } from './typedText.ts';

it.each([
  ['short', 5, 'short'],
  ['a long one', 7, 'a long…'],
  ['e\u0301e\u0301e\u0301', 4, 'e\u0301…'],
  ['👩‍👩‍👧👩‍👩‍👧', 15, '👩‍👩‍👧…'],
  ['👩‍👩‍👧👩‍👩‍👧', 8, '…'],
])('%j begins in %i units', (text, length, start) => {
  expect(beginning(text, length)).toBe(start);
});

it.each([
  ['Anna', 'ltr'],
  ['شهرزاد Anna', 'rtl'],
  ['Anna شهرزاد', 'ltr'],
  ['(2026) שלום', 'rtl'],
  ['王小明', 'ltr'],
  ['123', 'ltr'],
  ['', 'ltr'],
])('%j is read from %s', (text, expected) => {
  expect(direction(text)).toBe(expected);
});

it('is isolated if it has right-to-left letters', () => {
  expect(isolated('Anna שלום')).toBe('\u2068Anna שלום\u2069');
  expect(isolated('Anna')).toBe('Anna');
});

describe('addresses', () => {
  it.each([
    ['+49 (0)30 901820', 'tel:+4930901820'],
    ['030/90 18-20', 'tel:030901820'],
    ['0044 20 7946 0000', 'tel:00442079460000'],
    ['(030) 90 18 20', 'tel:030901820'],
    ['Tel.: +49 30 901820', 'tel:+4930901820'],
    ['+49 30 901820-12', 'tel:+493090182012'],
    ['030.901820 – 12', 'tel:03090182012'],
    ['+49 30 901820 ext. 12', 'tel:+4930901820'],
    ['020 7946 0000 x12', 'tel:02079460000'],
    ['020 7946 0000 #12', 'tel:02079460000'],
    ['020 7946 0000,12', 'tel:02079460000'],
    ['030 901820 App. 12', 'tel:030901820'],
    ['030 901820 Durchw. 2', 'tel:030901820'],
    ['call at 5', undefined],
    ['javascript:1', undefined],
  ])('%j is the number %s', (phone, uri) => {
    expect(phoneUri(phone)).toBe(uri);
  });

  it('cannot add a header to a mailto: address', () => {
    expect(mailUri("a?bcc=x&b%0d=o'n@example.org")).toBe(
      "mailto:a%3Fbcc%3Dx%26b%250d%3Do'n@example.org",
    );
  });
});
