import { color } from '../tokens/index.ts';
import { rgb } from '../tokens/rgb.ts';

/** A channel from 0 to 255 as light (WCAG 2.2, 'relative luminance'). */
function light(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = rgb(hex);
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** Contrast of two colours like `#17313a`, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export type ColorRole = keyof typeof color;

/** Least contrast of text (1.4.3), and of what is no text but must be seen (1.4.11). */
export const leastContrast = { text: 4.5, sign: 3 } as const;

export interface Pair {
  kind: keyof typeof leastContrast;
  front: ColorRole;
  grounds: readonly ColorRole[];
  use: string;
}

const lightGrounds = ['ground', 'groundRaised', 'groundTinted'] as const satisfies ColorRole[];

/** The colours that may stand on one another, and what for. Any other pair wants measuring first. */
export const pairs: readonly Pair[] = [
  { kind: 'text', front: 'text', grounds: lightGrounds, use: 'All reading text, and headings.' },
  {
    kind: 'text',
    front: 'textMuted',
    grounds: lightGrounds,
    use: 'What stands beside the text: captions, dates, hints, labels.',
  },
  {
    kind: 'text',
    front: 'textAccent',
    grounds: lightGrounds,
    use: 'Links in a sentence, eyebrows, the one italic word of a title.',
  },
  {
    kind: 'text',
    front: 'textAccentOnPicture',
    grounds: ['ground', 'groundTinted'],
    use: 'The same on a picture, where the mist lets some of it through.',
  },
  {
    kind: 'text',
    front: 'action',
    grounds: lightGrounds,
    use: 'Words of secondary and quiet buttons.',
  },
  {
    kind: 'text',
    front: 'onAction',
    grounds: ['action', 'actionHovered', 'actionPressed'],
    use: 'Words of a primary button, at rest, under the pointer, pressed.',
  },
  {
    kind: 'text',
    front: 'error',
    grounds: lightGrounds,
    use: 'What went wrong, beside its field.',
  },
  { kind: 'text', front: 'success', grounds: lightGrounds, use: 'What went well, in a toast.' },
  {
    kind: 'text',
    front: 'textInverse',
    grounds: ['groundDeep'],
    use: 'Reading text in the footer and in calls to action.',
  },
  {
    kind: 'text',
    front: 'textInverseMuted',
    grounds: ['groundDeep'],
    use: 'What stands beside it.',
  },
  {
    kind: 'text',
    front: 'textInverseAccent',
    grounds: ['groundDeep'],
    use: 'Links and the italic word there.',
  },
  { kind: 'text', front: 'errorInverse', grounds: ['groundDeep'], use: 'Errors there.' },
  {
    kind: 'text',
    front: 'groundDeep',
    grounds: ['lineInverse'],
    use: 'A control on the deep ground, under the pointer.',
  },
  {
    kind: 'text',
    front: 'text',
    grounds: ['textInverseAccent'],
    use: 'Whatever a reader has selected.',
  },
  {
    kind: 'sign',
    front: 'fieldLine',
    grounds: lightGrounds,
    use: 'The line by which one knows a field.',
  },
  {
    kind: 'sign',
    front: 'fieldLineInverse',
    grounds: ['groundDeep'],
    use: 'The same on the deep ground.',
  },
  {
    kind: 'sign',
    front: 'focusOuter',
    grounds: ['focusInner', ...lightGrounds],
    use: 'The outer ring of focus, against the inner one and on light grounds.',
  },
  {
    kind: 'sign',
    front: 'focusInner',
    grounds: ['groundDeep', 'action'],
    use: 'The inner ring, where the ground is dark.',
  },
];

export interface MeasuredPair extends Pair {
  ground: ColorRole;
  contrast: number;
  level: 'AAA' | 'AA' | 'fails';
}

/** Each pair on each of its grounds, as measured. For signs WCAG knows no AAA. */
export const measuredPairs: readonly MeasuredPair[] = pairs.flatMap((pair) =>
  pair.grounds.map((ground) => {
    const measured = contrast(color[pair.front], color[ground]);
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
