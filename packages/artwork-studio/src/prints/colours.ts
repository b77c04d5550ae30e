import { palette } from '@elevate/brand/colors';

/** The prints' colours: six hues, each with a lighter and a darker block. */
export const colours = {
  // Resist, light, and the grounds with their shade.
  cloth: '#fbf3e2',
  sand: '#f3e3c5',
  dawn: '#f7dfb6',
  dune: '#e8cf9f',
  blush: '#f1c4a8',
  rose: '#d98f73',
  // The accent, and its shade.
  madder: '#a5432a',
  wine: '#74291d',
  garnet: palette.garnet,
  // Metal, spice and skin.
  saffron: palette.saffron,
  amber: '#e6973a',
  ochre: '#dba24c',
  brass: '#b27c34',
  umber: '#7d4f22',
  copper: '#bf6237',
  skin: '#b9744a',
  skinShade: '#95552f',
  // Plants.
  dew: '#d2dfd3',
  lime: '#c3c97e',
  mist: palette.mist,
  sage: '#a8bba0',
  moss: '#6f9471',
  leaf: palette.leaf,
  pine: '#1b4738',
  // Water and night.
  pool: '#7fa59c',
  lagoon: '#3f7a7c',
  teal: palette.teal,
  night: palette.tealDeep,
  indigo: palette.indigo,
  // Every key line.
  ink: palette.ink,
} as const;
