export { ProsAndCons, type ProsAndConsItem, type ProsAndConsProps } from './ProsAndCons.tsx';
