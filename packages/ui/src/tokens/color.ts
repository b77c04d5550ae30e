/** All colours. Components use the roles in `color` instead. */
export const palette = {
  ivory: '#fbf5ea',
  paper: '#fffcf5',
  sand: '#f3e8d4',
  ink: '#17313a',
  slate: '#4a5f66',
  teal: '#17414a',
  tealBright: '#215763',
  tealDeep: '#0f323a',
  indigo: '#14243c',
  terracotta: '#9a4a2b',
  terracottaDeep: '#7a3a22',
  saffron: '#eda766',
  brass: '#b98a4c',
  brassPale: '#d9b482',
  brassShade: '#86775f',
  mist: '#c6d0c9',
  garnet: '#a12a1e',
  blush: '#f6b8a6',
  leaf: '#2b6248',
} as const;

/**
 * Colours by role. `docs/contrast.ts` lists the allowed pairs, and a test checks them. `line` is for ornament
 * only: its contrast is 2.8.
 */
export const color = {
  ground: palette.ivory,
  groundRaised: palette.paper,
  groundTinted: palette.sand,
  groundDeep: palette.tealDeep,
  text: palette.ink,
  textMuted: palette.slate,
  textAccent: palette.terracotta,
  textAccentOnPicture: palette.terracottaDeep,
  textInverse: palette.ivory,
  textInverseMuted: palette.mist,
  textInverseAccent: palette.saffron,
  action: palette.teal,
  actionHovered: palette.tealBright,
  actionPressed: palette.tealDeep,
  onAction: palette.ivory,
  line: palette.brass,
  lineInverse: palette.brassPale,
  fieldLine: palette.brassShade,
  fieldLineInverse: palette.mist,
  error: palette.garnet,
  errorInverse: palette.blush,
  success: palette.leaf,
  focusInner: palette.ivory,
  focusOuter: palette.indigo,
} as const;
