import { brand } from '@elevate/brand';
import { useToday } from './useToday.ts';

/** A separate component, because the year may change at hydration and only this should render again. */
export function Copyright() {
  return `© ${useToday().getFullYear()} ${brand.name}`;
}
