import type { ColorRole } from './contrast.ts';

interface RoleGroup {
  title: string;
  /** Every role with what it is for. */
  roles: Partial<Record<ColorRole, string>>;
}

const grounds = {
  ground: 'The page.',
  groundRaised: 'What lies on the page: cards, fields, the header.',
  groundTinted: 'Every other section, so that a long page has a rhythm.',
  groundDeep: 'Footer and calls to action. Once a page, at its end.',
} as const;

const texts = {
  text: 'Reading text and headings.',
  textMuted: 'Captions, dates, hints.',
  textAccent: 'Links, eyebrows, the italic word of a title.',
  textAccentOnPicture: 'The same on a picture.',
  textInverse: 'Text on the deep ground.',
  textInverseMuted: 'Captions there.',
  textInverseAccent: 'Links and the italic word there. Also what a reader selects.',
} as const;

const actions = {
  action: 'A primary button, and the words of the others.',
  actionHovered: 'Under the pointer.',
  actionPressed: 'While it is pressed.',
  onAction: 'Words on all three.',
} as const;

const lines = {
  line: 'Hairlines, the arch, ornament. Never a sign that one has to see.',
  lineInverse: 'The same on the deep ground.',
  fieldLine: 'The line by which one knows a field.',
  fieldLineInverse: 'The same on the deep ground.',
} as const;

const messages = {
  error: 'What went wrong. Never alone: a sign and words stand with it.',
  errorInverse: 'The same on the deep ground.',
  success: 'What went well.',
} as const;

const focus = {
  focusInner: 'The light ring next to what has the focus.',
  focusOuter: 'The dark ring around it. One of the two shows on any ground.',
} as const;

// A role without a word about it does not compile.
({ ...grounds, ...texts, ...actions, ...lines, ...messages, ...focus }) satisfies Record<
  ColorRole,
  string
>;

export const roleGroups = {
  grounds: { title: 'Grounds', roles: grounds },
  texts: { title: 'Text', roles: texts },
  actions: { title: 'Actions', roles: actions },
  lines: { title: 'Lines', roles: lines },
  messages: { title: 'Messages', roles: messages },
  focus: { title: 'Focus', roles: focus },
} as const satisfies Record<string, RoleGroup>;
