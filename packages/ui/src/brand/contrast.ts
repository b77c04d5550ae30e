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
] as const;
const lights = ['lightDawn', 'lightMorning', 'lightNoon', 'lightAfternoon', 'lightDusk'] as const;
const deepGrounds = ['groundDeep', 'groundNight'] as const;
const buttons = ['action', 'actionHovered', 'actionPressed'] as const;
const inverseButtons = ['actionInverse', 'actionInverseHovered', 'actionInversePressed'] as const;

const pairOf =
  (kind: Pair['kind']) =>
  (front: ColorRole, on: readonly ColorRole[], use: string): Pair => ({
    kind,
    front,
    grounds: on,
    use,
  });
const text = pairOf('text');
const nonText = pairOf('nonText');

/** The allowed pairs of foreground and background colours, with their use. */
const pairs: readonly Pair[] = [
  text('text', [...grounds, ...lights], 'All reading text, and headings.'),
  text('textMuted', grounds, 'Captions, dates, hints, labels.'),
  text('textAccent', grounds, 'Links in a sentence, eyebrows, the one emphasized word of a title.'),
  text(
    'textAccentOnPicture',
    ['ground', 'groundTinted'],
    'The same on the calm part of a picture.',
  ),
  text('action', grounds, 'Labels of secondary and quiet buttons.'),
  text('onAction', buttons, 'Label of a primary button: default, hovered, pressed.'),
  text('onActionInverse', inverseButtons, 'The same on a deep ground.'),
  text('error', grounds, 'Errors beside their field.'),
  text('success', grounds, 'Success, in a toast.'),
  text('textInverse', deepGrounds, 'Reading text in the footer and in calls to action.'),
  text('textInverseMuted', deepGrounds, 'Captions there.'),
  text('textInverseAccent', deepGrounds, 'Links and the emphasized word there.'),
  text('errorInverse', deepGrounds, 'Errors there.'),
  text('groundDeep', ['lineInverse'], 'A hovered control on the deep ground.'),
  text('onSelection', ['selection'], 'Selected text.'),
  nonText('fieldLine', grounds, 'The border of a field.'),
  nonText('fieldLineInverse', deepGrounds, 'The same on the deep ground.'),
  nonText('actionInverse', deepGrounds, 'A ticked box on the deep ground.'),
  nonText('focusOuter', ['focusInner'], 'The two focus rings, which touch.'),
  {
    ...nonText(
      'focusOuter',
      [...grounds, ...deepGrounds, 'action'],
      'One of the two, on any ground.',
    ),
    or: 'focusInner',
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
