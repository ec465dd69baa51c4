export type { Account } from './accounts.ts';
export type { Answer, Conversion, NoteGroup, OutputFile } from './convert.ts';
export { convert } from './convert.ts';
export type { Input, Problem } from './read/input.ts';
export { type Warning, warnings } from './warnings.ts';
