/**
 * Reads the flags with which another site embeds a page, such as `?navbar=0&sidebar=0`, and sets
 * `data-hide-navbar`, `data-hide-sidebar` and so on, which query-flags.css acts on. Called again by
 * React on navigation, and on the dev server, which has no inline scripts.
 */
export function applyQueryFlags(names: readonly string[]): void {
  const query = new URLSearchParams(location.search);
  for (const name of names)
    document.documentElement.toggleAttribute(
      `data-hide-${name.toLowerCase()}`,
      query.get(name) === '0',
    );
}
