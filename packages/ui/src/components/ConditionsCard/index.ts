export { type Condition, ConditionsCard, type ConditionsCardProps } from './ConditionsCard.tsx';
