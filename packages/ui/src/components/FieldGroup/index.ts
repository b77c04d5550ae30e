export {
  FieldGroup,
  type FieldGroupProps,
  FieldGroupRoom,
  type FieldGroupRoomProps,
  FieldRow,
  type FieldRowProps,
  fieldCounts,
  fieldRowTemplates,
} from './FieldGroup.tsx';
