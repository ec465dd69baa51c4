/**
 * Starts React without a sign of intent: where the address holds a project, and after a reload that
 * the reader's press of Run caused. Compiled on its own: no imports.
 */
export function startAtOnce(wanted: string): void {
  const isAsked = /^#(?:code|sample|state)=/.test(location.hash);
  if (isAsked || sessionStorage.getItem('playground-press'))
    dispatchEvent(new Event(wanted));
}
