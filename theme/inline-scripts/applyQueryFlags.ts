/**
 * Reads the flags with which another site embeds a page, such as `?navbar=0&sidebar=0`, and sets
 * `data-hide-navbar`, `data-hide-sidebar` and so on, which query-flags.css acts on. `pageEvent` is
 * dispatched on `window` when React has changed the page.
 */
export function applyQueryFlags(names: readonly string[], pageEvent: string): void {
  const apply = () => {
    const query = new URLSearchParams(location.search);
    for (const name of names)
      document.documentElement.toggleAttribute(
        `data-hide-${name.toLowerCase()}`,
        query.get(name) === '0',
      );
  };
  apply();
  addEventListener(pageEvent, apply);
}
