export { Card, type CardProps } from './Card.tsx';
export type { CardContent } from './CardWords.tsx';
