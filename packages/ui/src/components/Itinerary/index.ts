export * from './Itinerary.tsx';
