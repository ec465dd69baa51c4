import { useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { readQuery } from './queryInAddress';
import type { SearchScope } from './types';

const loadDialog = () => import('./dialog/SearchDialog');

/**
 * The query with which search is open, `undefined` while it is closed. `?q=` in the address and
 * links to `#search` open it; Ctrl+K and Cmd+K open and close it.
 */
export function useOpenQuery() {
  const [query, setQuery] = useState<string>();

  useEffect(() => {
    const openFromAddress = () => {
      const inAddress = readQuery(window.location);
      if (inAddress !== undefined) setQuery(inAddress);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.key.toLowerCase() !== 'k') return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setQuery((current) => (current === undefined ? '' : undefined));
    };
    openFromAddress();
    window.addEventListener('hashchange', openFromAddress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('hashchange', openFromAddress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return [query, setQuery] as const;
}

/**
 * The dialog's component, once it has been loaded for the first opening. If that fails, `failed` is
 * true until the next key or press, and `close` is called, so that another opening tries again.
 */
export function useSearchDialog(isOpen: boolean, close: () => void) {
  const [loaded, setLoaded] = useState<{
    Dialog: (props: SearchDialogProps) => React.ReactNode;
  }>();
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` is a new function each time
  useEffect(() => {
    if (!isOpen || loaded) return;
    setFailed(false);
    loadDialog().then(
      (module) => setLoaded({ Dialog: module.default }),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
        close();
      },
    );
  }, [isOpen, loaded]);

  useEffect(() => {
    if (!failed) return;
    const clear = () => setFailed(false);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, clear);
    return () => {
      for (const event of events) window.removeEventListener(event, clear);
    };
  }, [failed]);

  return { Dialog: loaded?.Dialog, failed };
}

/** The pages that search on the current page looks through. */
export function useSearchScope(): SearchScope {
  const lang = useLang();
  const version = useVersion();
  const { multiVersion } = useSite().site;
  return {
    lang,
    version: multiVersion.versions.length > 0 ? version : '',
    root: withBase('/'),
  };
}

/**
 * Returns a function that loads the dialog, the engine and the index ahead of time, side by side.
 * Failures are ignored: opening search tries again and reports them.
 */
export function usePreload({ lang, version, root }: SearchScope): () => void {
  return useCallback(() => {
    const client = import('./client/client').then(({ clientFor }) =>
      clientFor({ lang, version, root }).load(),
    );
    for (const loading of [loadDialog(), client]) loading.catch(() => undefined);
  }, [lang, version, root]);
}
