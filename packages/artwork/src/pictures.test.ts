import { expect, it } from 'vitest';
import {
  heroPictures,
  largestFile,
  pictureNamed,
  pictureOf,
  pictures,
  printOf,
} from './pictures.ts';

const dunes = pictureOf('dunes', {
  version: '0a1b2c3d',
  colour: '#d9c4a6',
  landscape: { width: 1920, height: 1200 },
  portrait: { width: 960, height: 1280 },
});

it('offers a picture in every format and width, the best format first', () => {
  expect(dunes).toMatchObject({
    src: '/pictures/dunes-1280.0a1b2c3d.webp',
    width: 1920,
    height: 1200,
    colour: '#d9c4a6',
    formats: [
      {
        type: 'image/avif',
        srcSet:
          '/pictures/dunes-480.0a1b2c3d.avif 480w, /pictures/dunes-768.0a1b2c3d.avif 768w, /pictures/dunes-1280.0a1b2c3d.avif 1280w, /pictures/dunes-1920.0a1b2c3d.avif 1920w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/pictures/dunes-480.0a1b2c3d.webp 480w, /pictures/dunes-768.0a1b2c3d.webp 768w, /pictures/dunes-1280.0a1b2c3d.webp 1280w, /pictures/dunes-1920.0a1b2c3d.webp 1920w',
      },
    ],
  });
});

it('has a second view for upright frames, in its own widths', () => {
  expect(dunes.portrait).toMatchObject({
    src: '/pictures/dunes-portrait-720.0a1b2c3d.webp',
    width: 960,
    height: 1280,
  });
  expect(dunes.portrait?.formats[0]?.srcSet).toBe(
    '/pictures/dunes-portrait-480.0a1b2c3d.avif 480w, /pictures/dunes-portrait-720.0a1b2c3d.avif 720w, /pictures/dunes-portrait-960.0a1b2c3d.avif 960w',
  );
});

it('has five different heroes', () => {
  expect(new Set(heroPictures.map(({ src }) => src)).size).toBe(5);
});

it('finds a picture by its name, and says where the names are when there is none', () => {
  expect(pictureNamed('about')).toBe(pictures.about);
  expect(() => pictureNamed('abuot')).toThrow(
    "There is no picture 'abuot' in packages/artwork/src/manifest.json",
  );
});

it('offers a print as one file a view', () => {
  const print = printOf('lamp', {
    colour: '#17313a',
    version: '0a1b2c',
    views: ['card', 'wide', 'tall'],
  });
  expect(print).toEqual({
    src: '/pictures/lamp-wide.0a1b2c.svg',
    width: 1600,
    height: 900,
    formats: [],
    colour: '#17313a',
    portrait: { src: '/pictures/lamp-tall.0a1b2c.svg', width: 800, height: 1000, formats: [] },
    card: { src: '/pictures/lamp-card.0a1b2c.svg', width: 400, height: 500, formats: [] },
  });
  expect(largestFile(print)).toBe('/pictures/lamp-wide.0a1b2c.svg');
  expect(largestFile(dunes)).toBe('/pictures/dunes-1920.0a1b2c3d.avif');
});
