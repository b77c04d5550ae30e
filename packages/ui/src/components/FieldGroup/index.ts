export {
  FieldGroup,
  type FieldGroupProps,
  FieldGroupRoom,
  type FieldGroupRoomProps,
  FieldRow,
  type FieldRowProps,
} from './FieldGroup.tsx';
