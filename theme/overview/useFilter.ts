import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The query parameter that holds the filter. The inline script of the page loads React for it. */
const parameter = 'filter';

/** What is longer is cut. */
export const maxFilterLength = 200;

/**
 * The text of a filter, which is also in the address. `field` is uncontrolled: what was typed
 * before hydration counts, and otherwise what the address says. `cut` is whether the text was too
 * long, and `apply` has to be called whenever the reader has changed it.
 */
export function useFilter(field: RefObject<HTMLInputElement | null>) {
  const [filter, setFilter] = useState({ query: '', cut: false });

  const apply = useCallback(() => {
    if (!field.current) return;
    const { value } = field.current;
    const cut = value.length > maxFilterLength;
    // Not through the middle of a character.
    const query = value.slice(0, maxFilterLength).replace(/[\uD800-\uDBFF]$/, '');
    if (cut) field.current.value = query;
    setFilter({ query, cut });
    const address = new URL(window.location.href);
    if (query) address.searchParams.set(parameter, query);
    else address.searchParams.delete(parameter);
    if (address.href !== window.location.href)
      window.history.replaceState(window.history.state, '', address);
  }, [field]);

  useEffect(() => {
    const inAddress = new URLSearchParams(window.location.search).get(parameter);
    if (field.current && inAddress !== null) field.current.value ||= inAddress;
    apply();
  }, [apply, field]);

  return { ...filter, apply };
}
