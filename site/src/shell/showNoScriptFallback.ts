/** Shows the notes of `NoScriptFallback`. */
export function showNoScriptFallback(root: ParentNode): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-no-script-fallback]')) {
    note.hidden = false;
  }
}
