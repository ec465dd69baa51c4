import table from './kinds.json' with { type: 'json' };

/**
 * All that is looked for, what costs users most first: what Rslib does with it, as
 * `tests/builds/sources.spec.ts` sees in a build, and the path of the section that says what to do.
 */
export const kinds = table;
export type Kind = keyof typeof kinds;

/** Where something is, relative to the package; line 0 stands for the whole file. */
export interface Place {
  readonly kind: Kind;
  readonly file: string;
  readonly line: number;
  /** What is there, in short. */
  readonly what: string;
}

/** The place of a node or a comment in a file, or of a whole file. */
export function placeOf(kind: Kind, file: string, node?: unknown, what = ''): Place {
  const { loc } = Object(node);
  return { kind, file, line: Number(loc?.start?.line ?? 0), what };
}
