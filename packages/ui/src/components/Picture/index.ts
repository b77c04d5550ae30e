export { NightSource } from './NightSource.tsx';
export {
  Picture,
  type PictureProps,
  type PictureSource,
  type PictureView,
} from './Picture.tsx';
