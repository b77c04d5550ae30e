import sharp from 'sharp';

const pixelsOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(data.buffer, data.byteOffset, info.width * info.height);
  return { ...info, pixels };
};

/** `#rrggbb` of a pixel, whose first byte is red. */
const hexOf = (pixel: number) =>
  `#${[0, 8, 16].map((bits) => ((pixel >> bits) & 0xff).toString(16).padStart(2, '0')).join('')}`;

/** The colours that two pictures of one size have at the same place, as `#rrggbb`. */
export async function sharedColours(one: Buffer, other: Buffer): Promise<string[]> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) throw new RangeError('The sizes differ');
  return [...new Set(a.pixels.filter((pixel, at) => pixel === b.pixels[at]))].map(hexOf);
}

/** The colours that a stylesheet or a script writes out, as `#rrggbb`. */
export const hexesIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/#([\da-f]{6}|[\da-f]{3})\b/gi)].map(([, digits = '']) => {
      const hex = digits.toLowerCase();
      return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`;
    }),
  );
