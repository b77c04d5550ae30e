import { useLayoutEffect, useRef } from 'react';
import { removePrerenderedHead } from './prerenderedHead.ts';
import { showWithoutScripts } from './showWithoutScripts.ts';

let isAlive = false;

/** Tells that what is on the screen is React's from here on. */
export const noteAlive = (): void => {
  isAlive = true;
};

/** A copy of what stands in an element as the server sent it: nothing once React has taken it over. */
export function copyPrerendered(id: string): Node[] | undefined {
  const element = isAlive ? null : document.getElementById(id);
  return element?.hasChildNodes() ? [...element.cloneNode(true).childNodes] : undefined;
}

/**
 * What the server sent, as it was, where bringing it to life has failed: it can be read, and its links,
 * its menu and its questions work by themselves.
 */
export function Prerendered({ nodes }: { nodes: readonly Node[] }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    root.current.replaceChildren(...nodes);
    showWithoutScripts(root.current);
    removePrerenderedHead();
  }, [nodes]);
  return (
    <>
      <title>{document.title}</title>
      <div ref={root} />
    </>
  );
}
