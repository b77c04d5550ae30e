export { RadioGroup, type RadioGroupProps, radioGroupColumns } from './RadioGroup.tsx';
