import { loadFailedEvent } from '@site/react-on-intent/load-failed-event';
import type { Zoom } from 'medium-zoom';
import { type RefObject, useEffect, useRef } from 'react';

export interface ZoomClicks {
  /** For clicks on the image, which medium-zoom handles itself once it is loaded. */
  onImage: () => void;
  onButton: () => void;
}

/** Enlarges an image on demand. An enlarged image disappears on navigation. */
export function useZoom(image: RefObject<HTMLImageElement | null>): ZoomClicks {
  const zoom = useRef<Zoom>(undefined);
  const loading = useRef(false);
  useEffect(() => () => void zoom.current?.detach(), []);

  const enlarge = async () => {
    if (loading.current || isDisabled()) return;
    loading.current = true;
    try {
      zoom.current ??= await loadZoom(image.current);
      void zoom.current?.open();
    } catch (error) {
      // The next click tries again.
      console.error(error);
      window.dispatchEvent(new Event(loadFailedEvent));
    } finally {
      loading.current = false;
    }
  };
  return {
    onImage: () => void (zoom.current ?? enlarge()),
    onButton: () => void enlarge(),
  };
}

/** Whether the embedding flags of the address (theme/query-flags) hide global UI components. */
function isDisabled(): boolean {
  return document.documentElement.matches('[data-hide-globalUIComponents]');
}

/**
 * Loads medium-zoom and attaches it to an image, whose clicks it handles from then on. Returns
 * `undefined` if the image has left the page meanwhile; throws if the script cannot be loaded.
 */
async function loadZoom(image: HTMLImageElement | null): Promise<Zoom | undefined> {
  const { mediumZoom } = await import('./mediumZoom');
  // In a new task, or medium-zoom would handle the click that loaded it and close the image again.
  await new Promise((resolve) => setTimeout(resolve));
  if (!image?.isConnected) return undefined;
  return mediumZoom(image, { background: 'var(--rp-c-bg)' });
}
