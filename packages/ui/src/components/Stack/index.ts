export { Stack, type StackProps, stackAligns, stackGaps } from './Stack.tsx';
