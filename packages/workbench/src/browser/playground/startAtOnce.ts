/**
 * Starts React without a sign of intent: where the address or the browser holds a project, and after a
 * reload that the reader's press of Run caused. Panes get the widths that the reader has given them
 * (`layout/widths.ts`). Compiled on its own: no imports.
 */
export function startAtOnce(wanted: string): void {
  for (const pane of ['files', 'output']) {
    const width = Number(localStorage.getItem(`playground-${pane}`));
    if (width)
      document.documentElement.style.setProperty(`--playground-${pane}`, String(width));
  }
  const isAsked =
    /^#(?:code|sample|state)=/.test(location.hash) ||
    /[?&]example=/.test(location.search);
  const isKept =
    localStorage.getItem('playground-project') ||
    sessionStorage.getItem('playground-press');
  if (isAsked || isKept) dispatchEvent(new Event(wanted));
}
