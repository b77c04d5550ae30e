import type { ViewName } from '@elevate/artwork/files';
import type { Sharp } from 'sharp';
import { cropPhotograph, photographOf } from '../photographs.ts';

const sizes = { landscape: [1920, 1200], portrait: [960, 1280] } as const;

/** One view of a photograph in full size. */
export async function viewOf(name: string, view: ViewName): Promise<Sharp> {
  const [width, height] = sizes[view];
  return cropPhotograph(await photographOf(name, view), width, height);
}
