export { type FieldOption, type FieldProps, useField } from './Field.tsx';
