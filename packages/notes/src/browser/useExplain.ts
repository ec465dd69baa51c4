import { useCallback, useState } from 'react';
import type { explain } from './data/explain.ts';

/**
 * What explains code, once `load` was called and its notes have come; they weigh more than most pages want to carry. `failed` says that
 * they did not come; another call asks again.
 */
export function useExplain() {
  const [loaded, setLoaded] = useState<{ explain: typeof explain }>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./data/explain.ts').then(setLoaded, () => setFailed(true));
  }, []);
  return { explain: loaded?.explain, failed, load };
}
