export { Itinerary, type ItineraryDay, type ItineraryProps, revealDelays } from './Itinerary.tsx';
