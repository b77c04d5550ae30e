interface RoleGroup {
  title: string;
  /** The use of each role. */
  roles: Readonly<Record<string, string>>;
}

/** Every colour that components use, by role. A brand fills each role twice: by day and by night. */
export const colorRoles = {
  grounds: {
    title: 'Grounds',
    roles: {
      ground: 'The page, at its top.',
      groundAfternoon:
        'The one section of a page that matters most to its readers, such as the price.',
      groundDusk: 'The last light section of a page, above the deep grounds, or its price.',
      groundRaised: 'Surfaces on the page: cards, fields, the header.',
      groundTinted: 'Every other section of a long page.',
      groundDeep: 'Calls to action. Once a page, at its end.',
      groundNight: 'The footer, below everything.',
      lightDawn: 'The first hour of a `DayBand`.',
      lightMorning: 'The next.',
      lightNoon: 'The lightest.',
      lightAfternoon: 'Low sun.',
      lightDusk: 'The last before `groundNight`.',
    },
  },
  texts: {
    title: 'Text',
    roles: {
      text: 'Reading text and headings.',
      textMuted: 'Captions, dates, hints.',
      textAccent: 'Links, eyebrows, the emphasized word of a title.',
      textAccentOnPicture: 'The same on a picture.',
      textInverse: 'Text on a deep ground.',
      textInverseMuted: 'Captions there.',
      textInverseAccent: 'Links and the emphasized word there.',
      selection: 'Behind selected text.',
      onSelection: 'Selected text.',
    },
  },
  actions: {
    title: 'Actions',
    roles: {
      action: 'A primary button, and the labels of the others.',
      actionHovered: 'When hovered.',
      actionPressed: 'When pressed.',
      onAction: 'Text on all three.',
      actionInverse: 'A primary button on a deep ground.',
      actionInverseHovered: 'When hovered.',
      actionInversePressed: 'When pressed.',
      onActionInverse: 'Text on all three.',
    },
  },
  lines: {
    title: 'Lines',
    roles: {
      line: 'Hairlines and ornament. Never an icon with meaning.',
      lineInverse: 'The same on a deep ground.',
      fieldLine: 'The border of a field.',
      fieldLineInverse: 'The same on a deep ground.',
      shadow: 'Shadows, which mix it with the ground.',
    },
  },
  messages: {
    title: 'Messages',
    roles: {
      error: 'Errors. Never alone: always with an icon and text.',
      errorInverse: 'The same on a deep ground.',
      success: 'Success.',
    },
  },
  focus: {
    title: 'Focus',
    roles: {
      focusInner: 'The inner ring around the focused element.',
      focusOuter: 'The outer ring. One of the two is visible on any ground.',
    },
  },
} as const satisfies Record<string, RoleGroup>;

type Groups = typeof colorRoles;

export type ColorRole = { [Group in keyof Groups]: keyof Groups[Group]['roles'] }[keyof Groups];

/** The use of each role. */
export const roleUses = Object.assign(
  {},
  ...Object.values(colorRoles).map(({ roles }) => roles),
) as Readonly<Record<ColorRole, string>>;
