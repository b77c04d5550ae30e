export {
  type SeasonMonth,
  SeasonStrip,
  type SeasonStripProps,
  seasonTones,
} from './SeasonStrip.tsx';
