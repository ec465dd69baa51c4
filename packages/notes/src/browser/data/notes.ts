import { comments } from './comments.ts';
import { files } from './files.ts';
import { formats } from './formats.ts';
import type { Note } from './note.ts';
import { others } from './others.ts';
import { runtime } from './runtime.ts';
import { shims } from './shims.ts';
import { syntax } from './syntax.ts';

/** All notes on helpers, in the order in which the page about them has them. */
export const notes: readonly Note[] = [
  ...formats,
  ...runtime,
  ...shims,
  ...syntax,
  ...files,
  ...comments,
  ...others,
];
