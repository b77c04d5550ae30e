export {
  Itinerary,
  type ItineraryActivity,
  type ItineraryDay,
  type ItineraryProps,
} from './Itinerary.tsx';
