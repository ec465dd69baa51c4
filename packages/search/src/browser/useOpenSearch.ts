import { useEffect, useState } from 'react';
import { queryOf } from './address';

/** Whether the panel is open, and with which query; `undefined` while it is closed. */
export type Opened = string | undefined;

/** Opens search by Ctrl+K or Cmd+K, which close it too, by `?q=` in the address, and by links to `#search`. */
export function useOpenSearch(): [Opened, (opened: Opened) => void] {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    const openAsAddressed = () => {
      const asked = queryOf(window.location);
      if (asked !== undefined) setOpened(asked);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.key.toLowerCase() !== 'k') return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpened((now) => (now === undefined ? '' : undefined));
    };
    openAsAddressed();
    window.addEventListener('hashchange', openAsAddressed);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('hashchange', openAsAddressed);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return [opened, setOpened];
}
