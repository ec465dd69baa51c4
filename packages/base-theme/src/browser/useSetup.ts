import { useHydratedEvent } from '@site/react-on-intent/browser';
import { followReader } from './inline-scripts/followReader';
import { keepSidebarPlace } from './inline-scripts/keepSidebarPlace';
import { tolerateMalformedUris } from './inline-scripts/tolerateMalformedUris';
import { pageEvent } from './layout/page-event';
import { useReloadOnChunkError } from './link/navigation';
import flags from './query-flags/flags.json';

// Before the framework starts, which it does when all its modules have run.
if (typeof window !== 'undefined') tolerateMalformedUris();

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
