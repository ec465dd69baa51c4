import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The field takes no more; what a script or an address puts there is cut. */
export const maxFilterLength = 200;

/**
 * The text of a filter, which `?filter=` in the address holds too. The field is uncontrolled: what
 * was typed before hydration wins over the address. `apply` has to be called whenever the reader
 * has changed it.
 */
export function useFilter(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState('');

  const apply = useCallback(() => {
    const value = field.current?.value.slice(0, maxFilterLength) ?? '';
    setQuery(value);
    const address = new URL(window.location.href);
    address.searchParams.set('filter', value);
    if (!value) address.searchParams.delete('filter');
    if (address.href !== window.location.href)
      window.history.replaceState(window.history.state, '', address);
  }, [field]);

  useEffect(() => {
    const inAddress = new URLSearchParams(window.location.search).get('filter');
    if (field.current) field.current.value ||= inAddress ?? '';
    apply();
  }, [apply, field]);

  return { query, apply };
}
