export {
  Picture,
  type PictureProps,
  type PictureSource,
  pictureRatios,
  pictureShapes,
} from './Picture.tsx';
