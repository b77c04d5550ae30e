import { expect, it } from 'vitest';
import { brandPlaceholders } from './brand.ts';

const real = {
  name: 'Elevate Your Journey',
  origin: 'https://www.elevate-example.com',
  email: 'namaste@myexample.com',
  phone: { display: '+49 30 901820', uri: 'tel:+4930901820' },
  provider: { street: 'Example Street 1' },
};

it('a brand of real values, some undefined, has no placeholder', () => {
  expect(brandPlaceholders({ ...real, appCheck: undefined })).toEqual([]);
});

it.each([
  'https://www.example.com',
  'https://instagram.example.com/elevate',
  'hello@example.com',
  'hello@example.org',
  'Hello@Example.NET',
  'hello@example.de',
  'hello@elevate.example',
  '+44 1632 960 123',
  'tel:+441632960123',
  '[DE123456789]',
])('%s is a placeholder at any depth', (value) => {
  expect(brandPlaceholders({ ...real, email: value })).toEqual(['email']);
  expect(brandPlaceholders({ ...real, provider: { ...real.provider, city: value } })).toEqual([
    'provider.city',
  ]);
});
