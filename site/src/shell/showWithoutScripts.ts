/** Shows what `WithoutScripts` holds for a page whose scripts did not arrive. */
export function showWithoutScripts(root: ParentNode): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-without-scripts]')) {
    note.hidden = false;
  }
}
