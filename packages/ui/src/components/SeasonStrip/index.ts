export {
  type SeasonMonth,
  SeasonStrip,
  type SeasonStripProps,
} from './SeasonStrip.tsx';
