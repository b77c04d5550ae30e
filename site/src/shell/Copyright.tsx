import { brand } from '@elevate/brand';
import { useToday } from './useToday.ts';

/** A component of its own, because the year may change at hydration. */
export function Copyright() {
  return `© ${useToday().getFullYear()} ${brand.name}`;
}
