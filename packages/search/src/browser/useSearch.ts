import { useEffect, useMemo, useRef, useState } from 'react';
import type { Group, SearchClient } from './client/client';

/** Whether the engine is ready: not asked yet, on its way, ready, or it could not be had. */
export type SearchStatus = 'initial' | 'initing' | 'inited' | 'error';

/** How long typing has to rest before it is searched for, in milliseconds. */
const rest = 150;

/** What a search has come to. */
export interface SearchState {
  readonly status: SearchStatus;
  /** The query that the groups answer; empty when there is none. */
  readonly answered: string;
  readonly groups: readonly Group[];
  /** Whether an answer is on its way. */
  readonly busy: boolean;
  /** Tries again after an error. */
  readonly retry: () => void;
}

/** Searches for what is typed. An answer to what has been typed over since is dropped, and its question abandoned. */
export function useSearch(
  client: SearchClient,
  typed: string,
  limit: number,
): SearchState {
  const [status, setStatus] = useState<SearchStatus>('initial');
  const [answer, setAnswer] = useState<{ query: string; groups: Group[] }>(nothing);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = typed.trim();
  const asked = useRef('');
  const changed = useRef({ query: '', at: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to begin again
  useEffect(() => {
    setStatus('initing');
    client.init().then(
      () => setStatus('inited'),
      () => setStatus('error'),
    );
  }, [client, attempt]);

  useEffect(() => {
    if (query === '') {
      asked.current = '';
      changed.current = { query, at: 0 };
      setAnswer(nothing);
      setBusy(false);
      return;
    }
    if (changed.current.query !== query)
      changed.current = { query, at: performance.now() };
    if (status !== 'inited') return;
    const abort = new AbortController();
    setBusy(true);
    // Typing rests while the engine gets ready, too. More results of the same query are wanted at once.
    const rested = performance.now() - changed.current.at;
    const wait = asked.current === query ? 0 : Math.max(0, rest - rested);
    const timer = setTimeout(async () => {
      asked.current = query;
      const groups = await client.search(query, limit, abort.signal).catch((error) => {
        console.error(error);
        return [];
      });
      if (abort.signal.aborted) return;
      setAnswer({ query, groups });
      setBusy(false);
    }, wait);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, query, limit, status]);

  return useMemo(
    () => ({
      status,
      answered: answer.query,
      groups: answer.groups,
      busy,
      retry: () => setAttempt((count) => count + 1),
    }),
    [status, answer, busy],
  );
}

const nothing = { query: '', groups: [] };
