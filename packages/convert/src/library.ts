export type { Account, Answer, Conversion, NoteGroup, OutputFile } from './answer.ts';
export { convert } from './convert.ts';
export type { Input, Problem } from './read/problem.ts';
export { type Warning, warnings } from './warnings.ts';
