import { useOffline } from '@site/offline/browser/useOffline';
import { useHydratedEvent } from '@site/react-on-intent/browser';
import { useHealedHistory } from './link/useHealedHistory';

/** Runs once inside the framework's layout, for what is not part of what readers see. */
export function useSetup(): void {
  useHydratedEvent();
  useHealedHistory();
  useOffline();
}
