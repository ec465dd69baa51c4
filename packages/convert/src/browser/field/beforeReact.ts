/**
 * Puts files that are dropped on a field, `[data-takes-files]`, before React is there into its file
 * input, where the field finds them once `hydrated` is dispatched on `window`. Otherwise the browser
 * would open them instead of the page. If the tab keeps what was pasted (`usePasted`), React starts
 * at once, by the event `wanted`.
 *
 * Compiled on its own into a file for the pages with such a field: no imports.
 */
export function beforeReact(hydrated: string, wanted: string): void {
  if (sessionStorage.getItem('pasted')) dispatchEvent(new Event(wanted));
  const early = new AbortController();
  for (const type of ['dragover', 'drop'] as const)
    document.addEventListener(
      type,
      (event) => {
        const { target, dataTransfer } = event;
        const field =
          target instanceof Element ? target.closest('[data-takes-files]') : null;
        const input = field?.querySelector<HTMLInputElement>('[type=file]');
        if (!input || !dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        if (type === 'dragover') return;
        input.files = dataTransfer.files;
        // The field is in use, so that a notice says when React cannot start.
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      { signal: early.signal },
    );
  addEventListener(hydrated, () => early.abort(), { once: true });
}
