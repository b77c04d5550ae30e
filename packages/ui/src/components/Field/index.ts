export { type FieldProps, TextFieldFrame } from './Field.tsx';
