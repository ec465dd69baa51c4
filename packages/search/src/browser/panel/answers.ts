import type { NameSearch } from '../names/names';
import type { IndexHits, SearchClient } from '../types';

/** How long typing has to pause before a search of the text, in milliseconds. */
const debounce = 150;

export interface SearchAnswer {
  /** The query that the results answer. */
  readonly query: string;
  readonly results: readonly IndexHits[];
}

/** Whether the client is there. The names are specified; after an error it can be loaded again. */
type SearchStatus = 'initial' | 'initing' | 'inited' | 'error';

export type Answers = ReturnType<typeof createAnswers>;

/**
 * Answers queries from the names as long as the client loads, and from the client once it is
 * ready; a query that is waiting then gets a second answer. `report` is called with each answer,
 * and without one when the status has changed.
 */
export function createAnswers(
  client: SearchClient,
  names: Promise<NameSearch | undefined>,
  report: (answer?: SearchAnswer) => void,
) {
  let status: SearchStatus = 'initial';
  let isBusy = false;
  let asked = { query: '', limit: 0 };
  let searchNames: NameSearch | undefined;
  let abort = new AbortController();

  names.then((search) => {
    searchNames = search;
    if (status !== 'inited') askNames();
  });

  function askNames(): void {
    const { query, limit } = asked;
    if (query === '' || !searchNames) return;
    const pages = searchNames(query, limit);
    report({ query, results: [{ index: 'local', isOwn: true, pages, closest: [] }] });
  }

  function askClient(wait: number): void {
    abort.abort();
    abort = new AbortController();
    const { query, limit } = asked;
    const { signal } = abort;
    const timer = setTimeout(async () => {
      const results = await client.search(query, limit, signal).catch((error) => {
        console.error(error);
        return [];
      });
      if (signal.aborted) return;
      isBusy = false;
      report({ query, results });
    }, wait);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  return {
    /** Whether the client is ready to search. */
    get status() {
      return status;
    },
    /** Whether the text has not been searched yet for what was asked last. */
    get isBusy() {
      return isBusy;
    },
    /** Asks for at most `limit` pages. Earlier requests are aborted, their answers dropped. */
    ask(query: string, limit: number): void {
      // More results of a query need no pause.
      const wait = query === asked.query ? 0 : debounce;
      asked = { query, limit };
      isBusy = query !== '';
      abort.abort();
      if (isBusy && status === 'inited') askClient(wait);
      else askNames();
    },
    /** Loads the client, also again after an error. */
    load(): void {
      status = 'initing';
      report();
      client.load().then(
        () => {
          status = 'inited';
          report();
          if (asked.query !== '') askClient(0);
        },
        () => {
          status = 'error';
          report();
        },
      );
    },
  };
}
