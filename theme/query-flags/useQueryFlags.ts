import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { applyQueryFlags } from '../inline-scripts/applyQueryFlags';
import flags from './flags.json';

/** Applies the embedding flags of the address while the reader moves through the site. */
export function useQueryFlags(): void {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the query from the address
  useLayoutEffect(() => applyQueryFlags(flags), [search]);
}
