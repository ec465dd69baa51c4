import { useEffect } from 'react';

/** Opens search on Ctrl+K or Cmd+K. Closing by the same keys is the panel's, which listens while it is open. */
export function useSearchShortcut(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, setOpen]);
}
