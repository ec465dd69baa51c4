import { useHydratedEvent } from '@site/react-on-intent/browser';
import { useReloadOnChunkError } from './link/navigation';

/** Runs once inside the framework's layout, for what is not part of what readers see. */
export function useSetup(): void {
  useHydratedEvent();
  useReloadOnChunkError();
}
