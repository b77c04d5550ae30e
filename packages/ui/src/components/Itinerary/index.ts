export {
  Itinerary,
  type ItineraryActivity,
  type ItineraryDay,
  type ItineraryProps,
  revealDelays,
} from './Itinerary.tsx';
