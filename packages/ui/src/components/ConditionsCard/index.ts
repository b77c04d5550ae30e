export { ConditionsCard, type ConditionsCardProps } from './ConditionsCard.tsx';
