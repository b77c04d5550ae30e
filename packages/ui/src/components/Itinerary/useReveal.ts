import { type RefObject, useEffect } from 'react';

/**
 * Reveals the children of a list on scroll, through `data-reveal`. Children in view at first stay as they are,
 * as do all of them under reduced motion.
 * @param delay in ms, between one child and the next
 */
export function useReveal(list: RefObject<HTMLElement | null>, delay: number) {
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!list.current || isStill) return undefined;
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
