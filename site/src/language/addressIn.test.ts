import { expect, it } from 'vitest';
import { addressIn } from './addressIn.ts';

const origin = 'https://www.example.com';

/** The address that a browser makes of what `addressIn` returns for what it has opened. */
function shownAt(opened: string, locale: 'en' | 'de') {
  const { pathname, search, hash } = addressIn(locale, new URL(origin + opened));
  return new URL(pathname + search + hash, origin).href;
}

it.each([
  ['/about', 'en', '/about'],
  ['/about', 'de', '/de/about'],
  ['/de/about?lng=en&a=1#top', 'en', '/about?a=1#top'],
  ['/de', 'en', '/'],
  ['/', 'de', '/de'],
  ['/de/about', 'de', '/de/about'],
  ['/detox-healing?lng=de', 'de', '/de/detox-healing'],
  // As it was written: nothing is re-encoded.
  ['/retreats?about=a,b&lng=en', 'de', '/de/retreats?about=a,b'],
] as const)('%s in %s is %s', (opened, locale, shown) => {
  expect(shownAt(opened, locale)).toBe(origin + shown);
});

it.each([
  ['//other.example', '/other.example'],
  ['///other.example/x', '/other.example/x'],
  ['/.//other.example', '/other.example'],
  ['/\\other.example', '/other.example'],
  ['/\t/other.example', '/other.example'],
  ['/de//other.example', '/other.example'],
  ['/de/\\other.example', '/other.example'],
  ['/de///', '/'],
  ['//de//other.example', '/other.example'],
  ['/de/%2F/other.example', '/%2F/other.example'],
  ['/de/%5Cother.example', '/%5Cother.example'],
  ['/de/%09/other.example', '/%09/other.example'],
  ['/de//%E0%A4%A', '/%E0%A4%A'],
  ['/de//@other.example', '/@other.example'],
  ['/de/javascript:alert(1)', '/javascript:alert(1)'],
])('%s stays on the site', (opened, shown) => {
  expect(shownAt(opened, 'en')).toBe(origin + shown);
});
