export { Footer, type FooterProps, type SocialIcon, socialIcons } from './Footer.tsx';
