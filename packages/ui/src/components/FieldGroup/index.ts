export {
  FieldGroup,
  type FieldGroupProps,
  FieldGroupRoom,
  type FieldGroupRoomProps,
  FieldRow,
  type FieldRowProps,
  fieldRowTemplates,
} from './FieldGroup.tsx';
