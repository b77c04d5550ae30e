/** The icons of browser tabs and home screens, drawn from the brand's mark. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mark } from '../packages/brand/src/look/arch.ts';
import { color } from '../packages/brand/src/look/colors.ts';
import { drawingMarkup } from '../packages/brand/src/look/drawingMarkup.ts';

/** The mark on its tile, in sixteenths of the tile. */
interface IconShape {
  /** Of the mark's hundredths. */
  scale: number;
  /** The y coordinate of the mark's lower edge. */
  foot: number;
  /** Of the tile's corners. */
  radius: number;
}

const colours = { main: color.day.onAction, accent: color.day.textInverseAccent };

const iconSvg = ({ scale, foot, radius }: IconShape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="${radius}" fill="${color.day.action}"/><g transform="translate(${8 - 50 * scale} ${foot}) scale(${scale}) translate(0 -125)">${drawingMarkup(mark, colours)}</g></svg>`;

const small: IconShape = { scale: 0.09, foot: 14, radius: 3 };
const large: IconShape = { scale: 0.078, foot: 13.4, radius: 3 };
/** iOS rounds the corners itself. */
const apple: IconShape = { scale: 0.074, foot: 13.1, radius: 0 };
/** Within the circle of 80 % of the tile that no mask cuts (W3C, Web Application Manifest). */
const maskable: IconShape = { scale: 0.06, foot: 12.2, radius: 0 };

/** @param folder the site's public folder */
export async function makeIcons(folder: string): Promise<void> {
  const png = (file: string, size: number, shape: IconShape) =>
    sharp(Buffer.from(iconSvg(shape)), { density: (72 * size) / 16 })
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, file));
  await writeFile(join(folder, 'favicon.svg'), `${iconSvg(small)}\n`);
  await png('favicon-32.png', 32, small);
  await png('icon-192.png', 192, large);
  await png('icon-512.png', 512, large);
  await png('icon-maskable-512.png', 512, maskable);
  await png('apple-touch-icon.png', 180, apple);
}
