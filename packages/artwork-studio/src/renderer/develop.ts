import sharp from 'sharp';
import type { Frame } from './frame.ts';
import { seededRandom } from './noise.ts';
import type { Finish } from './scene.ts';
import { clamp } from './vector.ts';

/** About 1 %: enough to hide banding in a sky, too little to add bytes. */
const grain = 0.011;

/** Writes light as a PNG in full size: bloom, soft highlights, the sRGB curve, grain. */
export async function develop(
  { width, height, result }: Frame,
  { exposure = 1, bloom = 0.15, contrast = 0.06, saturation = 1 }: Finish,
  full: { width: number; height: number },
  to: string,
): Promise<void> {
  const values = width * height * 3;
  const bright = new Uint8Array(values);
  for (let index = 0; index < values; index++) {
    const over = Math.max(0, (result[index] as number) * exposure - 0.55) * 1.4;
    bright[index] = 255 * clamp(over) ** (1 / 2.2);
  }
  const raw = { raw: { width, height, channels: 3 as const } };
  const blurred = await sharp(bright, raw)
    .resize(Math.round(width / 8), Math.round(height / 8))
    .blur(Math.max(0.5, height / 77))
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer();

  const random = seededRandom(7);
  const output = Buffer.alloc(values);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const speck = (random() - 0.5) * 2 * grain;
    const developed = [0, 1, 2].map((channel) => {
      const index = pixel * 3 + channel;
      let value = Math.max(0, (result[index] as number) * exposure);
      value += bloom * ((blurred[index] as number) / 255) ** 2.2;
      value = Math.min(1, value / (1 + Math.max(0, value - 0.75) * 0.55)) ** (1 / 2.2);
      return value + contrast * (value - 0.5) * (1 - Math.abs(2 * value - 1));
    });
    const grey =
      0.2126 * (developed[0] as number) +
      0.7152 * (developed[1] as number) +
      0.0722 * (developed[2] as number);
    for (let channel = 0; channel < 3; channel++) {
      const value = grey + ((developed[channel] as number) - grey) * saturation + speck;
      output[pixel * 3 + channel] = Math.round(255 * clamp(value));
    }
  }
  await sharp(output, raw)
    .resize(full.width, full.height, { kernel: 'lanczos3' })
    .png({ compressionLevel: 6 })
    .toFile(to);
}
