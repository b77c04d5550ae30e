/** One print as an SVG file: blocks of colour slightly off their key lines, light lines and flecks. */
import { colours } from './colours.ts';
import { decimal, type Placement, type Point } from './geometry.ts';
import { seededRandom } from './numbers.ts';

/** How a block or a line is printed. */
interface Printing {
  opacity?: number;
  /** Left out where the picture is small: hatching, veins, folds. */
  isFine?: boolean;
  /** Printed wet on what is there: where the two meet, both inks show. */
  isOver?: boolean;
}

interface BlockPrinting extends Printing {
  /** Exactly in place, for large discs and floors. */
  isFlat?: boolean;
  /** Leaves holes where the path crosses itself. */
  hasHoles?: boolean;
}

interface LinePrinting extends Printing {
  colour?: string;
  /** The lengths of its dashes and of the gaps between them. */
  dashes?: readonly [dash: number, gap: number];
}

interface Path {
  attributes: string;
  d: string;
}

interface SheetOptions {
  x?: number;
  y?: number;
  width: number;
  height: number;
  seed: number;
  ground?: string | undefined;
}

/** One sheet of print. What is drawn later lies on top. */
export class Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Multiplies the width of every line. */
  lineScale = 1;
  private drawn: (string | Path)[] = [];
  private readonly definitions: string[] = [];
  private readonly shifts = new Map<string, string>();
  private readonly ground: string | undefined;
  private readonly seed: number;
  private readonly random: () => number;

  constructor({ x = 0, y = 0, width, height, seed, ground }: SheetOptions) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
    this.seed = seed;
    this.ground = ground;
    this.random = seededRandom(seed);
  }

  /** A block of colour. Each colour is off the key line in its own direction. */
  block(
    colour: string,
    d: string,
    { isFlat = false, hasHoles = false, ...rest }: BlockPrinting = {},
  ) {
    const holes = hasHoles ? ' fill-rule="evenodd"' : '';
    const shift = isFlat ? '' : this.shiftOf(colour);
    this.drawn.push({ attributes: ` fill="${colour}"${holes}${printed(rest)}${shift}`, d });
    return this;
  }

  /** A line, in ink by default. `width` is in units of a card, 400 wide. */
  line(d: string, width: number, { colour = colours.ink, dashes, ...rest }: LinePrinting = {}) {
    const stroke = ` fill="none" stroke="${colour}" stroke-width="${decimal(width * this.lineScale)}"`;
    const broken = dashes
      ? ` stroke-linecap="butt" stroke-dasharray="${dashes.map(decimal).join(' ')}"`
      : '';
    return this.path(stroke + broken + printed(rest), d);
  }

  /** A line left free of colour. */
  resist(d: string, width: number, rest: Printing = {}) {
    return this.line(d, width, { colour: colours.cloth, ...rest });
  }

  /** Strokes of `brush`, in ink by default. */
  strokes(d: string, { colour = colours.ink, ...rest }: LinePrinting = {}) {
    return this.path(` fill="${colour}"${printed(rest)}`, d);
  }

  /** A block with its key line. */
  shape(d: string, colour: string, width: number, printing: BlockPrinting = {}) {
    return this.block(colour, d, printing).line(d, width);
  }

  /** A row of dots along a path. */
  beads(
    d: string,
    size: number,
    gap: number,
    { colour = colours.cloth, ...rest }: LinePrinting = {},
  ) {
    const dashes = ` stroke-dasharray=".1 ${decimal(gap)}"`;
    return this.path(
      ` fill="none" stroke="${colour}" stroke-width="${decimal(size)}"${dashes}${printed(rest)}`,
      d,
    );
  }

  /** Short strokes across a path, side by side, as long as the path is wide. */
  ticks(
    d: string,
    length: number,
    width: number,
    gap: number,
    { colour = colours.ink, ...rest }: LinePrinting = {},
  ) {
    const dashes = ` stroke-dasharray="${decimal(width)} ${decimal(gap)}" stroke-linecap="butt"`;
    return this.path(
      ` fill="none" stroke="${colour}" stroke-width="${decimal(length)}"${dashes}${printed(rest)}`,
      d,
    );
  }

  /** Stamps one small thing on many places: rounded to whole units, all alike. */
  stamps(places: readonly Point[], draw: () => void, printing: Printing = {}) {
    const stamp = this.symbol(draw);
    const clones = places.map(
      ([x, y]) => `<use href="#${stamp}" x="${Math.round(x)}" y="${Math.round(y)}"/>`,
    );
    this.drawn.push(`<g${printed(printing)}>${clones.join('')}</g>`);
    return this;
  }

  /** Draws within an outline. */
  inside(d: string, draw: () => void) {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    return this.group(`clip-path="url(#${id})"`, draw);
  }

  /** Draws larger or smaller; lines keep their width. */
  scaled({ x, y, scale }: { x: number; y: number; scale: number }, draw: () => void) {
    const before = this.lineScale;
    this.lineScale = before / scale;
    this.group(`transform="translate(${decimal(x)} ${decimal(y)})scale(${scale})"`, draw);
    this.lineScale = before;
    return this;
  }

  /** Draws with x and y as the origin, turned clockwise. */
  turned({ x, y, turn }: { x: number; y: number; turn: number }, draw: () => void) {
    return this.group(`transform="translate(${decimal(x)} ${decimal(y)})rotate(${turn})"`, draw);
  }

  /** Draws once what `put` places often. */
  symbol(draw: () => void): string {
    const markup = this.collect(draw);
    return this.define((id) => `<g id="${id}">${markup}</g>`);
  }

  put(symbol: string, { x = 0, y = 0, turn = 0, scale = 1, scaleX = 1, scaleY = 1 }: Placement) {
    const [across, down] = [hundredths(scale * scaleX), hundredths(scale * scaleY)];
    const transform = [
      `translate(${decimal(x)} ${decimal(y)})`,
      Math.round(turn) === 0 ? '' : `rotate(${Math.round(turn)})`,
      across === '1' && down === '1' ? '' : `scale(${across}${down === across ? '' : ` ${down}`})`,
    ].join('');
    this.drawn.push(`<use href="#${symbol}" transform="${transform}"/>`);
    return this;
  }

  /** Fills a path with a square tile, whose grid starts at x and y. */
  tiled(d: string, { x, y, size }: { x: number; y: number; size: number }, draw: () => void) {
    const markup = this.collect(draw);
    const id = this.define(
      (name) =>
        `<pattern id="${name}" width="${size}" height="${size}" x="${x}" y="${y}" patternUnits="userSpaceOnUse">${markup}</pattern>`,
    );
    this.drawn.push({ attributes: ` fill="url(#${id})"`, d });
    return this;
  }

  /** The flecks of cloth that the blocks did not print. They come last. */
  grain(opacity = 0.6) {
    const random = seededRandom(this.seed + 77);
    const [width, height] = this.width > 400 ? [211, 173] : [137, 113];
    const start = () => `M${Math.round(random() * width)} ${Math.round(random() * height)}`;
    const threads = Array.from(
      { length: 84 },
      () => `${start()}${random() < 0.5 ? 'h' : 'v'}${decimal(0.6 + random() * 1.8)}`,
    ).join('');
    const dots = Array.from({ length: 12 }, () => `${start()}h.1`).join('');
    const id = this.define(
      (name) =>
        `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(4)">` +
        `<g fill="none" stroke="${colours.cloth}"><path stroke-width=".75" d="${threads}"/><path stroke-width="1.4" d="${dots}"/></g></pattern>`,
    );
    const attributes = ` class="fine" fill="url(#${id})" opacity="${opacity}"`;
    this.drawn.push({ attributes, d: this.outline() });
    return this;
  }

  toString(): string {
    const { x, y, width, height } = this;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">` +
      '<style>@media(max-width:180px){.fine{display:none}}</style>' +
      `<defs>${this.definitions.join('')}</defs>` +
      (this.ground === undefined ? '' : `<path fill="${this.ground}" d="${this.outline()}"/>`) +
      `${markupOf(this.drawn)}</svg>\n`
    );
  }

  private outline(): string {
    const { x, y, width, height } = this;
    return `M${x} ${y}H${x + width}V${y + height}H${x}z`;
  }

  /** Neighbours that are printed alike become one path. */
  private path(attributes: string, d: string) {
    const last = this.drawn.at(-1);
    if (typeof last === 'object' && last.attributes === attributes) last.d += d;
    else this.drawn.push({ attributes, d });
    return this;
  }

  private shiftOf(colour: string): string {
    const known = this.shifts.get(colour);
    if (known !== undefined) return known;
    const angle = this.random() * 2 * Math.PI;
    // A wide sheet is shown smaller.
    const length = (1.05 + this.random() * 1.05) * (this.width > 800 ? 1.5 : 1.2);
    const shift = ` transform="translate(${decimal(Math.cos(angle) * length)} ${decimal(Math.sin(angle) * length)})"`;
    this.shifts.set(colour, shift);
    return shift;
  }

  private define(markup: (id: string) => string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(markup(id));
    return id;
  }

  private collect(draw: () => void): string {
    const outer = this.drawn;
    this.drawn = [];
    draw();
    const markup = markupOf(this.drawn);
    this.drawn = outer;
    return markup;
  }

  private group(attributes: string, draw: () => void) {
    const markup = this.collect(draw);
    this.drawn.push(`<g ${attributes}>${markup}</g>`);
    return this;
  }
}

const hundredths = (value: number) => String(Math.round(value * 100) / 100);

const printed = ({ opacity, isFine = false, isOver = false }: Printing) =>
  (opacity === undefined ? '' : ` opacity="${opacity}"`) +
  (isFine ? ' class="fine"' : '') +
  (isOver ? ' style="mix-blend-mode:multiply"' : '');

const markupOf = (drawn: readonly (string | Path)[]) =>
  drawn
    .map((item) => (typeof item === 'string' ? item : `<path${item.attributes} d="${item.d}"/>`))
    .join('');
