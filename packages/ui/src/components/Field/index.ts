export { FieldLabel, FieldMessage, type FieldProps } from './Field.tsx';
