export {
  heroPictures,
  largestFile,
  type PhotographId,
  type Picture,
  type PictureId,
  type PictureView,
  pictureNamed,
  pictures,
} from './pictures.ts';
