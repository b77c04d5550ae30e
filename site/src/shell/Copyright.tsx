import { brand } from '@elevate/brand';
import { useToday } from './useToday.ts';

/** The last line of every page. A part of its own: the year may become another as the page comes to life. */
export function Copyright() {
  return `© ${useToday().getFullYear()} ${brand.name}`;
}
