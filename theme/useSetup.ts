import { useHydratedEvent } from '@site/react-on-intent/browser';
import { useEffect } from 'react';
import { followReader } from './inline-scripts/followReader';
import { outlineEvent } from './inline-scripts/names';
import { useReloadOnChunkError } from './link/navigation';
import flags from './query-flags/flags.json';

/** Runs once inside the framework's layout, for what is not part of what readers see. */
export function useSetup(): void {
  useHydratedEvent();
  useReloadOnChunkError();
  // The dev server has no inline scripts.
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') followReader(flags, outlineEvent);
  }, []);
}
