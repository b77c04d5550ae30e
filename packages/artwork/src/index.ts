export {
  heroPictures,
  type PhotographId,
  type Picture,
  type PictureId,
  photographIds,
  photographNamed,
  pictures,
} from './pictures.ts';
