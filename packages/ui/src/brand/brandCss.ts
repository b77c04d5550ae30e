import { breakpoint } from '../tokens/index.ts';
import type { Brand, FontFace, Scheme } from './Brand.ts';
import { propertyName } from './propertyName.ts';
import { themeValues } from './themeValues.ts';

/** The leaves of a theme as custom properties. */
const declarations = (values: object, path: readonly string[] = []): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? declarations(value, [...path, name])
      : [`--${propertyName([...path, name])}: ${String(value)};`],
  );

const rule = (selector: string, parts: readonly string[]) =>
  `${selector} {\n${parts.map((part) => `  ${part}\n`).join('')}}\n`;

const faceRule = (face: FontFace) =>
  rule(
    '@font-face',
    Object.entries(face).map(([name, value]) => `${name}: ${value};`),
  );

/**
 * A brand's stylesheet: a value for every custom property that components use, on `:root`, in the layer `ui-brand`.
 * An application writes it to a file when it is built, and loads it beside `styles.css`.
 * @param scheme the colours of the day, of the night, or of the one that the visitor's system has
 */
export function brandCss(brand: Brand, scheme: Scheme | 'system' = 'day'): string {
  const isNight = scheme === 'night';
  const faces = brand.type.fontFaces?.map(faceRule).join('') ?? '';
  const root = rule(':root', [
    `color-scheme: ${isNight ? 'dark' : 'light'};`,
    ...declarations(themeValues(brand, isNight ? 'night' : 'day')),
  ]);
  if (scheme === 'day') return `${faces}@layer ui-brand {\n${root}}\n`;
  const schemeOf = (name: Scheme) => {
    const { color, blend } = themeValues(brand, name);
    return [
      `color-scheme: ${name === 'day' ? 'light' : 'dark'};`,
      ...declarations({ color, blend }),
    ];
  };
  const night = rule(':root', schemeOf('night'));
  // Where words lie on a picture that has no night, such as a hero's: elsewhere they are beside or below it.
  const onPicture = `(min-width: ${breakpoint.desktop / 16}em) and (min-aspect-ratio: 4/5)`;
  const onDay = rule('[data-scheme="day"]:not(:has(source[media*="color-scheme"]))', [
    ...schemeOf('day'),
    'color: var(--ui-color-text);',
  ]);
  const rest = isNight
    ? `@media ${onPicture} {\n${onDay}}\n`
    : `@media (prefers-color-scheme: dark) {\n${night}}\n@media (prefers-color-scheme: dark) and ${onPicture} {\n${onDay}}\n`;
  return `${faces}@layer ui-brand {\n${root}${rest}}\n`;
}
