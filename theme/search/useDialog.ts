import { useEffect } from 'react';

const stops = 'a[href], button, input, [tabindex]:not([tabindex="-1"])';

/**
 * Makes a dialog, for screen readers and for the keyboard, of the framework's search panel, which is a plain `<div>`:
 * it gets a role and a name, Tab stays in it, and closing it gives the focus back to what had it before.
 */
export function useDialog(open: boolean, name: string): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    let panel: HTMLElement | null = null;

    const mark = () => {
      panel = document.querySelector<HTMLElement>('.rp-search-panel__modal');
      if (!panel) return;
      panel.setAttribute('role', 'dialog');
      panel.setAttribute('aria-modal', 'true');
      panel.setAttribute('aria-label', name);
      panel.querySelector('input')?.setAttribute('aria-label', name);
    };
    // The panel's script and its texts come later than the state that opens it.
    const watcher = new MutationObserver(() => {
      if (!panel?.isConnected) mark();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    mark();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !panel) return;
      const all = [...panel.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
        stop.checkVisibility(),
      );
      const edge = event.shiftKey ? all.at(0) : all.at(-1);
      if (panel.contains(document.activeElement) && document.activeElement !== edge)
        return;
      event.preventDefault();
      (event.shiftKey ? all.at(-1) : all.at(0))?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      watcher.disconnect();
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, name]);
}
