import type { Colors } from './Brand.ts';
import type { ColorRole } from './colorRoles.ts';
import { rgb } from './rgb.ts';

/** Linearizes an sRGB channel from 0 to 255 (WCAG 2.2, 'relative luminance'). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = rgb(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours such as `#17313a`, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3) and of non-text elements (1.4.11). */
export const leastContrast = { text: 4.5, nonText: 3 } as const;

interface Pair {
  kind: keyof typeof leastContrast;
  front: ColorRole;
  /** Where one of the two is enough. */
  or?: ColorRole;
  grounds: readonly ColorRole[];
  use: string;
}

const grounds = [
  'ground',
  'groundAfternoon',
  'groundDusk',
  'groundRaised',
  'groundTinted',
] as const satisfies ColorRole[];
const deepGrounds = ['groundDeep', 'groundNight'] as const satisfies ColorRole[];

/** The allowed pairs of foreground and background colours, with their use. */
export const pairs: readonly Pair[] = [
  { kind: 'text', front: 'text', grounds, use: 'All reading text, and headings.' },
  { kind: 'text', front: 'textMuted', grounds, use: 'Captions, dates, hints, labels.' },
  {
    kind: 'text',
    front: 'textAccent',
    grounds,
    use: 'Links in a sentence, eyebrows, the one emphasized word of a title.',
  },
  {
    kind: 'text',
    front: 'textAccentOnPicture',
    grounds: ['ground', 'groundTinted'],
    use: 'The same on the calm part of a picture.',
  },
  { kind: 'text', front: 'action', grounds, use: 'Labels of secondary and quiet buttons.' },
  {
    kind: 'text',
    front: 'onAction',
    grounds: ['action', 'actionHovered', 'actionPressed'],
    use: 'Label of a primary button: default, hovered, pressed.',
  },
  {
    kind: 'text',
    front: 'onActionInverse',
    grounds: ['actionInverse', 'actionInverseHovered', 'actionInversePressed'],
    use: 'The same on a deep ground.',
  },
  { kind: 'text', front: 'error', grounds, use: 'Errors beside their field.' },
  { kind: 'text', front: 'success', grounds, use: 'Success, in a toast.' },
  {
    kind: 'text',
    front: 'textInverse',
    grounds: deepGrounds,
    use: 'Reading text in the footer and in calls to action.',
  },
  { kind: 'text', front: 'textInverseMuted', grounds: deepGrounds, use: 'Captions there.' },
  {
    kind: 'text',
    front: 'textInverseAccent',
    grounds: deepGrounds,
    use: 'Links and the emphasized word there.',
  },
  { kind: 'text', front: 'errorInverse', grounds: deepGrounds, use: 'Errors there.' },
  {
    kind: 'text',
    front: 'groundDeep',
    grounds: ['lineInverse'],
    use: 'A hovered control on the deep ground.',
  },
  { kind: 'text', front: 'onSelection', grounds: ['selection'], use: 'Selected text.' },
  { kind: 'nonText', front: 'fieldLine', grounds, use: 'The border of a field.' },
  {
    kind: 'nonText',
    front: 'fieldLineInverse',
    grounds: deepGrounds,
    use: 'The same on the deep ground.',
  },
  {
    kind: 'nonText',
    front: 'actionInverse',
    grounds: deepGrounds,
    use: 'A ticked box on the deep ground.',
  },
  {
    kind: 'nonText',
    front: 'focusOuter',
    grounds: ['focusInner'],
    use: 'The two focus rings, which touch.',
  },
  {
    kind: 'nonText',
    front: 'focusOuter',
    or: 'focusInner',
    grounds: [...grounds, ...deepGrounds, 'action'],
    use: 'One of the two, on any ground.',
  },
];

export interface MeasuredPair extends Pair {
  ground: ColorRole;
  contrast: number;
  level: 'AAA' | 'AA' | 'fails';
}

/** Each pair with its contrast in a brand's colours. WCAG has no AAA level for non-text elements. */
export const measurePairs = (colors: Colors): MeasuredPair[] =>
  pairs.flatMap((pair) =>
    pair.grounds.map((ground) => {
      const fronts = pair.or === undefined ? [pair.front] : [pair.front, pair.or];
      const measured = Math.max(...fronts.map((front) => contrast(colors[front], colors[ground])));
      const passes = measured >= leastContrast[pair.kind];
      const isEnhanced = pair.kind === 'text' && measured >= 7;
      return {
        ...pair,
        ground,
        contrast: measured,
        level: isEnhanced ? 'AAA' : passes ? 'AA' : 'fails',
      };
    }),
  );
