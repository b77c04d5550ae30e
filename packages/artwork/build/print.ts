import { optimize, type XastElement, type XastRoot } from 'svgo';
import inks from '../inks.json' with { type: 'json' };
import nightInks from '../nightInks.json' with { type: 'json' };

export type Scheme = 'day' | 'night';
/** The night's value of each ink, by the name of a light. `objects` has all of them; the others what differs. */
const lights: Readonly<Record<string, Readonly<Record<string, string>>>> = nightInks;

type Attributes = Record<string, string>;

const printable = new Set(['defs', 'clipPath', 'pattern', 'g', 'path', 'use']);
const inkNames = new Map(
  Object.entries(inks).map(([name, value]): [string, string] => [value, name]),
);

/** What an ink becomes in a light, or any other paint: itself. */
function inLight(paint: string, light: string): string {
  const name = inkNames.get(paint) ?? '';
  return lights[light]?.[name] ?? lights['objects']?.[name] ?? paint;
}

const elementsIn = (parent?: XastRoot | XastElement): XastElement[] =>
  (parent?.children ?? []).filter((child) => child.type === 'element');

const element = (name: string, attributes: Attributes, children: XastElement[] = []) =>
  ({ type: 'element', name, attributes, children }) satisfies XastElement;

/** Path data in few bytes. SVGO's conversion of paths changes pixels. */
const compact = (d: string) =>
  d
    .replace(/\d*\.\d+/g, (number) =>
      `${Math.round(Number(number) * 100) / 100}`.replace(/^0\./, '.'),
    )
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([a-z]) ?/gi, '$1')
    .replaceAll(' -', '-');

/** @throws when an element cannot be printed: a raster, a text, a paint that is no ink, an address, a light without a table */
function check({ name, attributes }: XastElement): void {
  const { id, fill, stroke, href = '#', 'data-night': light = 'none' } = attributes;
  const what = id === undefined ? `<${name}>` : `<${name} id="${id}">`;
  if (!printable.has(name)) throw new Error(`${what} is no path, group, clone, clip or pattern`);
  if (name === 'path' ? fill === undefined : (fill ?? stroke) !== undefined) {
    throw new Error(`${what}: each path states its own fill and line, and nothing else does`);
  }
  for (const paint of [fill, stroke]) {
    const isInk = paint === undefined || paint === 'none' || inkNames.has(paint);
    if (!isInk && !paint.startsWith('url(#')) throw new Error(`${what}: ${paint} is no ink`);
  }
  if (light !== 'none' && !(light in lights)) throw new Error(`${what}: ${light} is no light`);
  const all = Object.entries(attributes).join(' ');
  if (!href.startsWith('#') || /(?:^| )on|:\/\/|data:|url\((?!#)/.test(all)) {
    throw new Error(`${what} has an address or a script`);
  }
}

/** Lines that are printed alike and follow each other become one path. */
function merged(nodes: XastElement[]): XastElement[] {
  const all: XastElement[] = [];
  for (const node of nodes) {
    const last = all.at(-1)?.attributes;
    const { d = '', fill } = node.attributes;
    const isLine = fill === 'none' && d.startsWith('M');
    if (last && isLine && JSON.stringify({ ...last, d }) === JSON.stringify(node.attributes)) {
      last['d'] += d;
    } else all.push(node);
  }
  return all;
}

/** Prints a drawing: each ink off its key lines as its swatch says. */
function printBlocks(svg: XastElement, scheme: Scheme, cloned: ReadonlySet<string>): void {
  const named = (id: string) => elementsIn(svg).find(({ attributes }) => attributes['id'] === id);
  const shifts = new Map(
    elementsIn(named('palette')).map(({ attributes: { fill, 'data-shift': shift } }) => [
      fill,
      shift,
    ]),
  );

  /** A shape as blocks print it: the ink, then the key line. */
  const blocksOf = ({ attributes }: XastElement, light: string): XastElement[] => {
    const {
      id: _,
      class: flags = '',
      fill = 'none',
      stroke = 'none',
      d = '',
      ...rest
    } = attributes;
    const paint = (ink: string) => (scheme === 'night' ? inLight(ink, light) : ink);
    const shared = { ...(flags.includes('fine') && { class: 'fine' }), d: compact(d) };
    const block: Attributes = { ...shared, fill: paint(fill) };
    const line: Attributes = { ...shared, fill: 'none', stroke: paint(stroke) };
    for (const [name, value] of Object.entries(rest)) {
      if (!name.startsWith('stroke-')) block[name] = value;
      if (name !== 'fill-rule') line[name] = value;
    }
    const shift = flags.includes('flat') ? undefined : shifts.get(fill);
    if (shift !== undefined) block['transform'] = `translate(${shift})${rest['transform'] ?? ''}`;
    return [block, line]
      .filter(({ fill, stroke = 'none' }) => fill !== 'none' || stroke !== 'none')
      .map((each) => element('path', each));
  };

  /** What is served of a node in the light of its group. A group that has nothing but a name is left out. */
  const servedIn =
    (groupLight: string) =>
    (node: XastElement): XastElement[] => {
      if (['title', 'desc', 'metadata'].includes(node.name)) return [];
      check(node);
      const {
        'data-day': byDay,
        'data-night': light = groupLight,
        ...attributes
      } = node.attributes;
      if ((scheme === 'day' ? byDay : light) === 'none') return [];
      node.attributes = attributes;
      if (node.name === 'clipPath') return [node];
      if (node.name === 'path') return blocksOf(node, light);
      node.children = merged(elementsIn(node).flatMap(servedIn(light)));
      const { id = '', ...rest } = attributes;
      const isNeeded = node.name !== 'g' || Object.keys(rest).length > 0 || cloned.has(id);
      return isNeeded ? [node] : elementsIn(node);
    };

  const served = servedIn('objects');
  // Each original of clones is in a group that places it beside the sheet.
  const originals = elementsIn(named('parts')).flatMap(elementsIn);
  const definitions = elementsIn(svg).filter(({ name }) => name === 'defs');
  const notServed = new Set([...definitions, ...['palette', 'parts', 'guides'].map(named)]);
  svg.children = [
    element('defs', {}, [...originals, ...definitions.flatMap(elementsIn)].flatMap(served)),
    ...merged(
      elementsIn(svg)
        .filter((node) => !notServed.has(node))
        .flatMap(served),
    ),
  ];
}

/** The ink of a drawing's ground; none where the page shows through. */
export const groundOf = (source: string): string =>
  /id="ground"[\s\S]*?fill[=:]"?(#\w+)/.exec(source)?.[1] ?? 'none';

/** The boxes of a drawing's subject and of each second figure, in its units. */
export const subjectsOf = (source: string) =>
  (source.match(/<rect\s[^>]*\bid="subject[^>]*>/g) ?? []).map((rect) => {
    const sides = rect.matchAll(/\s(x|y|width|height)="([^"]*)"/g);
    return Object.fromEntries([...sides].map(([, side, value]) => [side, Number(value)]));
  });

/** Makes what is served of a drawing by day or by night. @throws when it has what cannot be printed */
export function print(source: string, scheme: Scheme): string {
  const cloned = new Set(source.match(/(?<=href="#)[^"]+/g));
  const { data } = optimize(source, {
    plugins: [
      'removeEditorsNSData',
      'removeXlink',
      'convertStyleToAttrs',
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      {
        name: 'printBlocks',
        fn: (root) => {
          root.children = elementsIn(root);
          for (const svg of elementsIn(root)) printBlocks(svg, scheme, cloned);
        },
      },
      { name: 'cleanupIds', params: { force: true } },
      'sortAttrs',
    ],
  });
  return data.replace('<defs', '<style>@media(max-width:180px){.fine{display:none}}</style><defs');
}
