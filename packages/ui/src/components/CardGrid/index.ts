export {
  CardGrid,
  type CardGridProps,
  cardGridAlignments,
  cardGridColumns,
} from './CardGrid.tsx';
