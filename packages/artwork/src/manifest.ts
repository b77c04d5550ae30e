import type { Manifest } from './files.ts';

/** Every picture of the site. Written by `npm run pictures`. */
export const manifest = {
  about: {
    version: '36e5a577',
    colour: '#c8b293',
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
    version: 'a157f034',
    colour: '#c8bead',
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
    version: '842337d4',
    colour: '#c1c6af',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'golden-triangle-tour': {
    version: '86fa5ed0',
    colour: '#c9c2ac',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'hero-backwater': {
    version: 'f2c58c49',
    colour: '#b5bba3',
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
    version: '9281bfbe',
    colour: '#cdb797',
    landscape: { width: 1920, height: 1080 },
    portrait: { width: 960, height: 1760 },
  },
  'hero-ghats': {
    version: '2da6e674',
    colour: '#7a5f62',
    landscape: { width: 1920, height: 1080 },
    portrait: { width: 960, height: 1760 },
  },
  'hero-himalaya': {
    version: '639140b5',
    colour: '#acb4b4',
    landscape: { width: 1920, height: 1080 },
    portrait: { width: 960, height: 1760 },
  },
  'himalayan-wellness': {
    version: '5894fab1',
    colour: '#b2b9b9',
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
    version: '18c8e918',
    colour: '#c6c0ab',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'rajasthan-tour': {
    version: '2e93a45d',
    colour: '#c4ad8e',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  retreat: {
    version: '772ea004',
    colour: '#b5bba3',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'spa-wellness': {
    version: '8d1e358e',
    colour: '#d0c7b6',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'varanasi-tour': {
    version: '02b5248e',
    colour: '#7b5f62',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'weight-loss-retreats': {
    version: 'a65d551c',
    colour: '#bdb8a3',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'yoga-retreats': {
    version: '56c62155',
    colour: '#a5adaf',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
  'yoga-stress-relief': {
    version: 'e1e56d06',
    colour: '#9db5b3',
    landscape: { width: 1920, height: 1200 },
    portrait: { width: 960, height: 1280 },
  },
} as const satisfies Manifest;
