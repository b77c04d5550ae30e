export { Text, type TextProps, textAligns, textSizes, textTones } from './Text.tsx';
