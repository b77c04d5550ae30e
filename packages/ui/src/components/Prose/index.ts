export { Prose, type ProseProps, proseSizes } from './Prose.tsx';
