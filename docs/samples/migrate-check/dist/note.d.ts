import type { Notes } from './notes.js';
/** Makes a note. */
export declare function note<Kind extends keyof Notes>(kind: Kind, value: Notes[Kind]): {
    kind: Kind;
    value: Notes[Kind];
};
