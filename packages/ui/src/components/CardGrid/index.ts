export { CardGrid, type CardGridProps, cardGridColumns } from './CardGrid.tsx';
