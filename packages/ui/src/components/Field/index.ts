export { type FieldProps, useField } from './Field.tsx';
