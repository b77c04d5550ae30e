/** Shows what `WithoutScripts` keeps for pages whose scripts do not work. */
export function showWithoutScripts(root: ParentNode): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-without-scripts]')) {
    note.hidden = false;
  }
}
