import { type RefObject, useEffect } from 'react';

/**
 * Lets the children of a list come into view as one scrolls to them, by `data-reveal`. What is in view
 * at first stays as it is, as does all where motion is not welcome or nothing can observe.
 * @param delay in ms, by which each follows the one before
 */
export function useReveal(list: RefObject<HTMLElement | null>, delay: number) {
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!list.current || isStill || typeof IntersectionObserver === 'undefined') return undefined;
    const items = [...list.current.children] as HTMLElement[];
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset['reveal'] = 'shown';
        observer.unobserve(target);
      }
    });
    for (const [index, item] of items.entries()) {
      if (item.getBoundingClientRect().top < window.innerHeight) continue;
      item.dataset['reveal'] = 'waiting';
      item.style.transitionDelay = `${index * delay}ms`;
      observer.observe(item);
    }
    return () => {
      observer.disconnect();
      for (const item of items) {
        delete item.dataset['reveal'];
        item.style.removeProperty('transition-delay');
      }
    };
  }, [list, delay]);
}
