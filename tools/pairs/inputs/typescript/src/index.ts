import { greet } from 'dep';
import { Counter } from './counter';

export type { Counter };

/** Greets somebody, or nobody. */
export const welcome = (name?: string | null): string =>
  `${greet(name?.trim() ?? 'nobody')} MARKER-TEXT`;

export const counter: Counter = new Counter();
