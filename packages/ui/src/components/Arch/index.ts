export { Arch, type ArchProps, ArchRule } from './Arch.tsx';
