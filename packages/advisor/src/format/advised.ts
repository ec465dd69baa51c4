import record from '../../../../docs/advisor/proofs.json' with { type: 'json' };
import type { Answers } from './answers.ts';

/** A file, and why each of its lines is there: a key of `reasons.json`, empty where that is plain. */
export interface ExplainedFile {
  readonly text: string;
  readonly reasons: readonly string[];
}

/** What is recommended: the formats that are built, and the two files that say so. */
export interface Advice {
  readonly formats: readonly string[];
  readonly manifest: ExplainedFile;
  readonly config: ExplainedFile;
}

/** What building and using a package showed. Only packages that pass every check are recorded. */
export interface Proof {
  /** What `npm publish` would upload: size in bytes by path. */
  readonly packed: Readonly<Record<string, number>>;
  /** What is done with these files, as a reader would type it, and what it prints. */
  readonly checks: readonly {
    readonly command: string;
    readonly says: readonly string[];
  }[];
}

const ids: Readonly<Record<string, string>> = record.answers;
const advice: Readonly<Record<string, Advice>> = record.packages;
const proofs: Readonly<Record<string, Proof>> = record.items;

/** The recorded package for some answers, with its proof; `undefined` if `refusalFor` refuses them. */
export function packageFor(answers: Answers) {
  const id = ids[answers.join('.')] ?? '';
  const [advised, proof] = [advice[id], proofs[id]];
  return advised && proof && { id, ...advised, proof };
}
