import { useEffect, useRef, useState } from 'react';
import type { IndexHits, SearchClient } from '../types';

/** How long typing has to pause before a search, in milliseconds. */
const debounce = 150;

const noAnswer: { query: string; results: IndexHits[] } = { query: '', results: [] };

/** The state of a search, with the answer to the last query that got one. */
export interface SearchState {
  /** Whether the client is ready to search. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The query that the results answer; empty for none. */
  readonly answeredQuery: string;
  readonly results: readonly IndexHits[];
  /** Whether an answer is being waited for. */
  readonly isBusy: boolean;
  /** Loads the client again after an error. */
  readonly retry: () => void;
}

/** Searches for what is typed. Requests for earlier queries are aborted, their answers dropped. */
export function useSearch(
  client: SearchClient,
  typed: string,
  limit: number,
): SearchState {
  const [status, setStatus] = useState<SearchState['status']>('loading');
  const [answer, setAnswer] = useState(noAnswer);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = typed.trim();
  const searched = useRef('');
  const lastChange = useRef({ query: '', time: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    setStatus('loading');
    client.load().then(
      () => setStatus('ready'),
      () => setStatus('error'),
    );
  }, [client, attempt]);

  useEffect(() => {
    if (query === '') {
      searched.current = '';
      lastChange.current = { query, time: 0 };
      setAnswer(noAnswer);
      setBusy(false);
      return;
    }
    if (lastChange.current.query !== query)
      lastChange.current = { query, time: performance.now() };
    if (status !== 'ready') return;
    const abort = new AbortController();
    setBusy(true);
    // The pause may pass while the client loads; more results of a query are not debounced.
    const pause = performance.now() - lastChange.current.time;
    const wait = searched.current === query ? 0 : Math.max(0, debounce - pause);
    const timer = setTimeout(async () => {
      searched.current = query;
      const results = await client.search(query, limit, abort.signal).catch((error) => {
        console.error(error);
        return [];
      });
      if (abort.signal.aborted) return;
      setAnswer({ query, results });
      setBusy(false);
    }, wait);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, query, limit, status]);

  const retry = () => setAttempt((count) => count + 1);
  return { status, answeredQuery: answer.query, results: answer.results, isBusy, retry };
}
