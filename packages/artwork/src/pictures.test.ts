import { expect, it } from 'vitest';
import { photographOf, printOf } from './pictures.ts';

it('offers a print as one file a view', () => {
  const print = printOf('lamp', { colour: '#17313a', version: '0a1b2c', views: ['card', 'hero'] });
  expect(print).toEqual({
    src: '/pictures/lamp-hero.0a1b2c.svg',
    night: '/pictures/lamp-hero.0a1b2c.night.svg',
    width: 2000,
    height: 620,
    formats: [],
    color: '#17313a',
    framed: {
      src: '/pictures/lamp-card.0a1b2c.svg',
      night: '/pictures/lamp-card.0a1b2c.night.svg',
      width: 400,
      height: 500,
      formats: [],
    },
  });
});

it('offers a photograph in every format and width, the best format first', () => {
  expect(photographOf('dunes', { version: '0a1b2c3d', colour: '#d9c4a6' })).toEqual({
    src: '/pictures/dunes-768.0a1b2c3d.webp',
    width: 1280,
    height: 800,
    color: '#d9c4a6',
    formats: [
      {
        type: 'image/avif',
        srcSet:
          '/pictures/dunes-480.0a1b2c3d.avif 480w, /pictures/dunes-768.0a1b2c3d.avif 768w, /pictures/dunes-1280.0a1b2c3d.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/pictures/dunes-480.0a1b2c3d.webp 480w, /pictures/dunes-768.0a1b2c3d.webp 768w, /pictures/dunes-1280.0a1b2c3d.webp 1280w',
      },
    ],
  });
});
