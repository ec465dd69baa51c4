import { useEffect } from 'react';

/**
 * While the panel is open it takes every Enter of the document as "go to the current result" and throws when there is
 * none. Enter reaches it only from its own input, and only while a result is marked.
 */
export function useEnterGuard(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      const inPanel =
        event.target instanceof HTMLElement &&
        event.target.closest('.rp-search-panel__modal');
      if (inPanel && document.querySelector('.rp-suggest-item--current')) return;
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
}
