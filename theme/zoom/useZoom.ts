import type { Zoom } from 'medium-zoom';
import { type RefObject, useEffect, useRef } from 'react';
import { loadZoom } from './loadZoom';

export interface ZoomClicks {
  /** For a click on the image, which the zoom hears itself once it is there. */
  onImage: () => void;
  onButton: () => void;
}

/** Enlarges an image when the reader asks for it. Leaving the page takes an enlarged one away. */
export function useZoom(image: RefObject<HTMLImageElement | null>): ZoomClicks {
  const zoom = useRef<Zoom>(undefined);
  const loading = useRef(false);
  useEffect(() => () => void zoom.current?.detach(), []);

  const enlarge = async () => {
    if (loading.current || isSwitchedOff()) return;
    loading.current = true;
    try {
      zoom.current ??= await loadZoom(image.current);
      void zoom.current?.open();
    } catch (error) {
      // The image stays as it is, and the next click tries again.
      console.error(error);
    } finally {
      loading.current = false;
    }
  };
  return {
    onImage: () => void (zoom.current ?? enlarge()),
    onButton: () => void enlarge(),
  };
}

/** Whether the address asks for a page without its global parts: theme/query-flags has marked it. */
function isSwitchedOff(): boolean {
  return document.documentElement.matches('[data-hide-globalUIComponents]');
}
