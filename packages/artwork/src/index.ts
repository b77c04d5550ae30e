export {
  heroPictures,
  largestFile,
  type Picture,
  type PictureId,
  type PictureView,
  pictureNamed,
  pictures,
} from './pictures.ts';
