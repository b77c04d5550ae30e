import type { ColorRole } from './contrast.ts';

interface RoleGroup {
  title: string;
  /** Use of each role. */
  roles: Partial<Record<ColorRole, string>>;
}

const grounds = {
  ground: 'The page: dawn, at its top.',
  groundAfternoon: 'Further down a page, which grows warmer.',
  groundDusk: 'The end of a page, above the dark grounds.',
  groundRaised: 'Surfaces on the page: cards, fields, the header.',
  groundTinted: 'Every other section of a long page.',
  groundDeep: 'Calls to action. Once a page, at its end.',
  groundNight: 'The footer, below everything.',
} as const;

const texts = {
  text: 'Reading text and headings.',
  textMuted: 'Captions, dates, hints.',
  textAccent: 'Links, eyebrows, the italic word of a title.',
  textAccentOnPicture: 'The same on a picture.',
  textInverse: 'Text on the deep ground.',
  textInverseMuted: 'Captions there.',
  textInverseAccent: 'Links and the italic word there. Also the selection.',
} as const;

const actions = {
  action: 'A primary button, and the labels of the others.',
  actionHovered: 'When hovered.',
  actionPressed: 'When pressed.',
  onAction: 'Text on all three.',
} as const;

const lines = {
  line: 'Hairlines, the arch, ornament. Never an icon with meaning.',
  lineInverse: 'The same on the deep ground.',
  fieldLine: 'The border of a field.',
  fieldLineInverse: 'The same on the deep ground.',
} as const;

const messages = {
  error: 'Errors. Never alone: always with an icon and text.',
  errorInverse: 'The same on the deep ground.',
  success: 'Success.',
} as const;

const focus = {
  focusInner: 'The light ring around the focused element.',
  focusOuter: 'The dark ring around it. One of the two is visible on any ground.',
} as const;

// Fails to compile if a role has no description.
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
