/**
 * Keeps files that are dropped on a field, `[data-takes-files]`, before React is there, and drops
 * them again once `hydrated` is dispatched on `window`. Otherwise the browser would open them instead
 * of the page.
 *
 * Compiled on its own into a file for the pages with such a field: no imports.
 */
export function takeEarlyFiles(hydrated: string): void {
  const fieldOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-takes-files]') : null;
  const early = new AbortController();
  const options = { capture: true, signal: early.signal };
  const repeat: (() => void)[] = [];
  document.addEventListener(
    'dragover',
    (event) => fieldOf(event) && event.preventDefault(),
    options,
  );
  document.addEventListener(
    'drop',
    (event) => {
      const field = fieldOf(event);
      if (!field) return;
      event.preventDefault();
      const dataTransfer = new DataTransfer();
      for (const file of event.dataTransfer?.files ?? []) dataTransfer.items.add(file);
      repeat.push(() =>
        field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true })),
      );
      // The field is in use, so that React starts, or a notice says that it cannot.
      field
        .querySelector('textarea')
        ?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    options,
  );
  addEventListener(
    hydrated,
    () => {
      early.abort();
      setTimeout(() => {
        for (const drop of repeat) drop();
      });
    },
    { once: true },
  );
}
