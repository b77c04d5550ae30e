export {
  FieldGroup,
  type FieldGroupProps,
  FieldRow,
  type FieldRowProps,
} from './FieldGroup.tsx';
