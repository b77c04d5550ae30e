export { Hero, type HeroProps, heroSizes } from './Hero.tsx';
