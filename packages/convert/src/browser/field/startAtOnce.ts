/**
 * Starts React without a sign of intent, by the event `wanted`, if the tab keeps what was pasted
 * (`usePasted`). Compiled on its own: no imports.
 */
export function startAtOnce(wanted: string): void {
  if (sessionStorage.getItem('pasted')) dispatchEvent(new Event(wanted));
}
