export { ButtonGroup, type ButtonGroupProps, buttonGroupAligns } from './ButtonGroup.tsx';
