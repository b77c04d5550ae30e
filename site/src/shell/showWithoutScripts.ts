/** Shows the notes of `WithoutScripts`. */
export function showWithoutScripts(root: ParentNode): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-without-scripts]')) {
    note.hidden = false;
  }
}
