export { Arch, ArchMark, type ArchProps, ArchRule } from './Arch.tsx';
