export * from './UiProvider.tsx';
