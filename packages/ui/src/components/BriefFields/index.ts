export { type BriefAnswers, BriefFields, type BriefFieldsProps } from './BriefFields.tsx';
