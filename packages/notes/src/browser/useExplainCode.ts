import { useCallback, useState } from 'react';
import type { explainCode } from './notes.ts';

/**
 * Loads `explainCode` with all notes when `load` is called, since most readers never need them. If
 * loading has `failed`, `load` tries again.
 */
export function useExplainCode() {
  const [loaded, setLoaded] = useState<{ explainCode: typeof explainCode }>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./notes.ts').then(setLoaded, () => setFailed(true));
  }, []);
  return { explainCode: loaded?.explainCode, failed, load };
}
