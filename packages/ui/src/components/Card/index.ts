export { Card, type CardProps, cardShapes } from './Card.tsx';
export type { CardContent } from './CardWords.tsx';
