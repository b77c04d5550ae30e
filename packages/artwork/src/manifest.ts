import type { Manifest } from './files.ts';

/** Every picture of the site. Written by `npm run pictures`. */
export const manifest = {
  about: {
    version: 'a1c56ab7',
    colour: '#d1beab',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  ayurveda: {
    version: '136509b2',
    colour: '#ceb085',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'ayurveda-dosha': {
    version: '74c62188',
    colour: '#ce9f77',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'detox-healing': {
    version: 'cad22493',
    colour: '#bfb69e',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'forest-bathing': {
    version: '4d593478',
    colour: '#868e76',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'golden-triangle-tour': {
    version: 'caf3f4ea',
    colour: '#bcc0ae',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'hero-backwater': {
    version: '7b712acb',
    colour: '#c2c7b4',
    landscape: { width: 1920, height: 1080 },
    portrait: { width: 960, height: 1760 },
  },
  'hero-dawn': {
    version: 'd59ccddf',
    colour: '#dbccb9',
    landscape: { width: 1920, height: 1080 },
    portrait: { width: 960, height: 1760 },
  },
  'hero-desert': {
    version: '60c8ccde',
    colour: '#d4b89e',
    landscape: { width: 1920, height: 1080 },
    portrait: { width: 960, height: 1760 },
  },
  'hero-ghats': {
    version: '4ecfa721',
    colour: '#a3847a',
    landscape: { width: 1920, height: 1080 },
    portrait: { width: 960, height: 1760 },
  },
  'hero-himalaya': {
    version: '681ac4e2',
    colour: '#b7bdb2',
    landscape: { width: 1920, height: 1080 },
    portrait: { width: 960, height: 1760 },
  },
  'himalayan-wellness': {
    version: 'c7e06abf',
    colour: '#9bb1af',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'mediterranean-detox': {
    version: '684b834f',
    colour: '#c6c5be',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'mindful-escapes': {
    version: '6e4d8544',
    colour: '#bcb7ab',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'mindful-travel': {
    version: '28d578d5',
    colour: '#c3bf97',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'rajasthan-tour': {
    version: '2bc5bd03',
    colour: '#b2a5b9',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  retreat: {
    version: '4c08858e',
    colour: '#bac393',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'spa-wellness': {
    version: 'dd59ed12',
    colour: '#dbceb1',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'varanasi-tour': {
    version: 'aa9e95c8',
    colour: '#b19c79',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'weight-loss-retreats': {
    version: 'f46ea3d6',
    colour: '#e4d9be',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'yoga-retreats': {
    version: '7f248584',
    colour: '#a29179',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'yoga-stress-relief': {
    version: 'bda9790c',
    colour: '#af9a81',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
} as const satisfies Manifest;
