export * from './FieldGroup.tsx';
