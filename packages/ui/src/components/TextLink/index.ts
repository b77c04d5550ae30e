export { TextLink, type TextLinkProps, textLinkTones } from './TextLink.tsx';
