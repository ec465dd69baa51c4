import { FindingsError } from '../../findings/error.ts';
import type { Finding } from '../../findings/finding.ts';

/** What is wrong with a `<Sample>`; thrown to the build, with everything found on the page. */
export class SampleError extends FindingsError {
  constructor(findings: readonly Finding[]) {
    super(findings, 'SampleError');
  }
}

const why = 'Pages show only what the tool was given and what came out of it.';

/** Throws one mistake in a `<Sample>` on a line of a page. */
export function mistake(file: string, line: number, what: string, todo: string): never {
  throw new SampleError([{ file, line, what, why, todo }]);
}
