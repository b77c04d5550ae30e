export {
  heroPictures,
  type PhotographId,
  type Picture,
  type PictureId,
  type PictureView,
  photographIds,
  photographNamed,
  pictures,
} from './pictures.ts';
