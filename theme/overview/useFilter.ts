import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What is longer is cut. */
export const maxFilterLength = 200;

/**
 * The text of a filter, which `?filter=` in the address holds too. The field is uncontrolled: what
 * was typed before hydration wins over the address. `cut` is whether the text was too long; `apply`
 * has to be called whenever the reader has changed it.
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
    address.searchParams.set('filter', query);
    if (!query) address.searchParams.delete('filter');
    if (address.href !== window.location.href)
      window.history.replaceState(window.history.state, '', address);
  }, [field]);

  useEffect(() => {
    const inAddress = new URLSearchParams(window.location.search).get('filter');
    if (field.current) field.current.value ||= inAddress ?? '';
    apply();
  }, [apply, field]);

  return { ...filter, apply };
}
