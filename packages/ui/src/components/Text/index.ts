export { Text, type TextProps, textTones } from './Text.tsx';
