export {
  type Figure,
  Handbook,
  type HandbookChapter,
  type HandbookPart,
  type HandbookProps,
} from './Handbook.tsx';
