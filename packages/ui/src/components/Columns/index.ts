export { Columns, type ColumnsProps, columnGaps, columnTemplates } from './Columns.tsx';
