import { createContext, type RefObject, useEffect, useState } from 'react';
import type { PictureSource } from '../Picture/index.ts';

/** The day that a visitor reads, for the map beside an `Itinerary`. Undefined without JavaScript. */
export const DayInView = createContext<number | undefined>(undefined);

/** The drawings of the days, in their order; undefined for a day without one. */
export const PicturesOfDays = createContext<readonly (PictureSource | undefined)[]>([]);

/** From far above the screen to a little below its middle: a day that begins there has been reached. */
const reachedArea = '100000px 0px -40%';

/**
 * Counts how many children of a list begin in the upper part of the screen, or above it. The first always counts.
 * @param isOn whether anything shows it
 * @returns undefined on the server
 */
export function useDayInView(list: RefObject<HTMLElement | null>, isOn: boolean) {
  const [day, setDay] = useState<number>();
  useEffect(() => {
    if (!isOn || !list.current) return undefined;
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setDay(Math.max(reached.size, 1));
      },
      { rootMargin: reachedArea },
    );
    for (const item of list.current.children) observer.observe(item);
    return () => observer.disconnect();
  }, [list, isOn]);
  return day;
}
