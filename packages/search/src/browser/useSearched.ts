import { useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import { useCallback } from 'react';
import type { Searched } from './searched';

/** What search on the page that is shown looks through. */
export function useSearched(): Searched {
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
 * Gives what gets search ready ahead of its panel: the engine and the index come beside the panel's script instead of after it.
 * What fails here is tried again, and told, when search is opened.
 */
export function usePrepare(): () => void {
  const { lang, version, root } = useSearched();
  return useCallback(() => {
    import('./client')
      .then(({ clientFor }) => clientFor({ lang, version, root }).init())
      .catch(() => undefined);
  }, [lang, version, root]);
}
