export {
  Picture,
  type PictureProps,
  type PictureSource,
  pictureShapes,
} from './Picture.tsx';
