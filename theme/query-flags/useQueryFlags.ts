import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { applyFlags } from './applyFlags';
import names from './data.json';

/** Follows the embedding flags of the address while the reader moves through the site. */
export function useQueryFlags(): void {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the address itself, which changes with `search`
  useLayoutEffect(() => applyFlags(names), [search]);
}
