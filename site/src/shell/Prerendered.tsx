import { useLayoutEffect, useRef } from 'react';
import { prerenderedHead } from './prerenderedHead.ts';
import { showWithoutScripts } from './showWithoutScripts.ts';

/** The parts of the HTML that React has taken over, by id. */
const taken = new Set<string>();

/** Tells that what stands in an element is React's from here on. */
export const noteTaken = (id: string): void => {
  taken.add(id);
};

/** A page, or a part of one, as the server sent it. */
export interface PrerenderedCopy {
  nodes: Node[];
  title: string;
  head: Element[];
}

/** A copy of what the server put into an element: nothing once React has taken that over. */
export function copyPrerendered(id: string): PrerenderedCopy | undefined {
  const element = taken.has(id) ? null : document.getElementById(id);
  if (!element?.hasChildNodes()) return undefined;
  const copy = element.cloneNode(true) as HTMLElement;
  // Facts for search engines. Trusted Types let no script in by this way, not even one that is data.
  for (const script of copy.querySelectorAll('script')) script.remove();
  return { nodes: [...copy.childNodes], title: document.title, head: prerenderedHead() };
}

/**
 * What the server sent, as it was, where bringing it to life has failed: it can be read, and its links,
 * its menu and its questions work by themselves.
 */
export function Prerendered({ copy: { nodes, title, head } }: { copy: PrerenderedCopy }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    root.current.replaceChildren(...nodes);
    showWithoutScripts(root.current);
    // The next page brings its own.
    for (const element of head) element.remove();
  }, [nodes, head]);
  return (
    <>
      <title>{title}</title>
      <div ref={root} />
    </>
  );
}
