import type { PageHits } from '../engine/types';

/** What the engine is asked, and what it answers, whether it lives in a worker or not. */
export type Request =
  | {
      readonly id: number;
      readonly kind: 'load';
      readonly url: string;
      readonly lang: string;
    }
  | {
      readonly id: number;
      readonly kind: 'search';
      readonly query: string;
      readonly limit: number;
    };

export type Answer =
  | { readonly id: number; readonly ok: true; readonly pages: PageHits[] }
  | { readonly id: number; readonly ok: false; readonly reason: string };
