import { useHydratedEvent } from '@site/react-on-intent/browser';
import { followReader } from './inline-scripts/followReader';
import { keepSidebarPlace } from './inline-scripts/keepSidebarPlace';
import { pageEvent } from './layout/page-event';
import { useReloadOnChunkError } from './link/navigation';
import flags from './query-flags/flags.json';

// The dev server has no inline scripts.
if (import.meta.webpackHot) {
  followReader(flags);
  keepSidebarPlace(pageEvent);
}

/** Runs once inside the framework's layout, for what is not part of what readers see. */
export function useSetup(): void {
  useHydratedEvent();
  useReloadOnChunkError();
}
