import { describe, expect, test } from 'vitest';
import { addressLocale, asLocale, localizedPath, prefixLocale, routePath } from './index.ts';

describe('asLocale', () => {
  test.each([
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['en_US', 'en'],
    ['de-Latn-DE', 'de'],
    ['zh-Hans-CN', undefined],
    ['xx', undefined],
    ['de<script>', undefined],
    ['javascript:alert(1)', undefined],
    ['deutsch', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is %s', (value, locale) => {
    expect(asLocale(value)).toBe(locale);
  });
});

describe('addresses', () => {
  test.each([
    ['/', '/', undefined],
    ['/about/', '/about', undefined],
    ['/de', '/', 'de'],
    ['/de/', '/', 'de'],
    ['/de/about', '/about', 'de'],
    ['/detox-healing', '/detox-healing', undefined],
    ['/about/de', '/about/de', undefined],
  ])('%s is the page %s', (pathname, path, locale) => {
    expect(routePath(pathname)).toBe(path);
    expect(prefixLocale(pathname)).toBe(locale);
    expect(addressLocale(pathname)).toBe(locale ?? 'en');
  });

  test('a page has one address per language', () => {
    expect(localizedPath('/', 'de')).toBe('/de');
    expect(localizedPath('/about', 'de')).toBe('/de/about');
    expect(localizedPath('/', 'en')).toBe('/');
    expect(localizedPath('/about', 'en')).toBe('/about');
  });
});
