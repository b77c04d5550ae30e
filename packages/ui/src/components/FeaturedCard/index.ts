export { FeaturedCard, type FeaturedCardProps, featuredCardLayouts } from './FeaturedCard.tsx';
