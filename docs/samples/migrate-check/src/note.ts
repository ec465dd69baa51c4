import type { Notes } from './notes';

/** Makes a note. */
export function note<Kind extends keyof Notes>(
  kind: Kind,
  value: Notes[Kind],
) {
  if (import.meta.env?.MODE !== 'production') {
    console.log(`A ${kind} was made`);
  }
  return { kind, value };
}
