/**
 * Puts files that are dropped before React is there into the file input of the field that they are
 * dropped on, `[data-takes-files]`, or of one that takes those of the whole page. There the field finds
 * them once `hydrated` is dispatched on `window`. Otherwise the browser would open them instead of the
 * page.
 *
 * Compiled on its own into a file for the pages with such a field: no imports.
 */
export function keepDroppedFiles(hydrated: string): void {
  const early = new AbortController();
  for (const type of ['dragover', 'drop'] as const)
    document.addEventListener(
      type,
      (event) => {
        const { target, dataTransfer } = event;
        const field =
          (target instanceof Element && target.closest('[data-takes-files]')) ||
          document.querySelector('[data-takes-files=page]');
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
