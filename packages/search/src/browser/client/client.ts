import type { PageHits } from '../engine/types';

/** The hits of one index, the best page first. */
export interface Group {
  /** Name of the index. */
  readonly index: string;
  /** Whether it is this site's own; results of another open in a new window. */
  readonly own: boolean;
  readonly pages: readonly PageHits[];
}

/** Something that can be searched. */
export interface SearchClient {
  /** Gets ready. Called before the first search; a second call after a failure tries again. */
  init(): Promise<void>;
  /**
   * Searches. `limit` is the number of pages of an index; `signal` is raised when nobody waits any
   * more.
   */
  search(query: string, limit: number, signal: AbortSignal): Promise<Group[]>;
}
