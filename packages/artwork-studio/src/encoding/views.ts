import { existsSync } from 'node:fs';
import type { ViewName } from '@elevate/artwork/files';
import sharp, { type Sharp } from 'sharp';
import { masterFile } from '../folders.ts';
import { cropPhotograph, photographOf } from '../photographs.ts';
import { heroSizes, pageSizes } from '../renderer/scene.ts';

async function readMaster(path: string, width: number, height: number): Promise<Sharp> {
  if (!existsSync(path)) throw new Error(`There is no ${path}; render it without --encode-only`);
  const master = sharp(path).removeAlpha();
  const actual = await master.metadata();
  if (actual.width !== width || actual.height !== height)
    throw new Error(
      `${path} is ${actual.width} x ${actual.height} px, not ${width} x ${height} px`,
    );
  return master;
}

/** One view of a picture in full size: from its photograph, or else from its rendered scene. */
export async function viewOf(name: string, view: ViewName): Promise<Sharp> {
  const [width, height] = (name.startsWith('hero-') ? heroSizes : pageSizes)[view];
  const photograph = await photographOf(name, view);
  return photograph === undefined
    ? readMaster(masterFile(name, view), width, height)
    : cropPhotograph(photograph, width, height);
}
