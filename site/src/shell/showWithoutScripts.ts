/**
 * Shows what `WithoutScripts` keeps for pages whose scripts do not work. What was pressed (`early/keepPress.ts`)
 * waits no longer.
 */
export function showWithoutScripts(root: ParentNode): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-without-scripts]')) {
    note.hidden = false;
  }
  for (const button of root.querySelectorAll('button')) button.removeAttribute('aria-busy');
}
