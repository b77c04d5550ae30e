export { SentPanel, type SentPanelProps } from './SentPanel.tsx';
