export {
  FieldGroup,
  type FieldGroupProps,
  FieldGroupSkeleton,
  type FieldGroupSkeletonProps,
  FieldRow,
  type FieldRowProps,
  fieldRowTemplates,
} from './FieldGroup.tsx';
