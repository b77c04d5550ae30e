export { type Fact, FactList, type FactListProps, factListLayouts } from './FactList.tsx';
