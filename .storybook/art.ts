import { type PictureId, pictures } from '../packages/artwork/src/index.ts';

/** Returns a picture of the site by name. */
export const art = (name: string) => {
  const picture = pictures[name as PictureId];
  if (picture === undefined) throw new RangeError(`There is no picture ${name}`);
  return picture;
};
