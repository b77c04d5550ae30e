import { brand } from '@elevate/brand';
import { useLocation } from 'react-router-dom';
import type { TouristTrip } from 'schema-dts';
import { sharePictureUrl } from '../sharePictures.ts';
import { StructuredData } from '../shell/StructuredData.tsx';

interface ItineraryPageDataProps {
  name: string;
  description: string;
  /** The title of each day, in order. */
  days: readonly { title: string }[];
}

/** Structured data of a journey (schema.org, TouristTrip). */
export function ItineraryPageData({ name, description, days }: ItineraryPageDataProps) {
  const image = sharePictureUrl(useLocation().pathname);
  return (
    <StructuredData<TouristTrip>
      data={{
        '@context': 'https://schema.org',
        '@type': 'TouristTrip',
        name,
        description,
        image,
        provider: { '@type': 'TravelAgency', name: brand.name, url: brand.origin },
        itinerary: {
          '@type': 'ItemList',
          numberOfItems: days.length,
          itemListElement: days.map(({ title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
          })),
        },
      }}
    />
  );
}
