export { CardGrid, type CardGridProps, cardGridAlignments } from './CardGrid.tsx';
