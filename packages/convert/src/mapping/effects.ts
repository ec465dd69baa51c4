import type { Effect } from './draft.ts';

/** What a rule did with a property and those in it. A rule that does nothing has to say why. */
export type Result = readonly [Effect, ...Effect[]];

/** Several results as one. */
export function both(first: Result, ...others: readonly (readonly Effect[])[]): Result {
  const [effect, ...more] = first;
  return [effect, ...more, ...others.flat()];
}
