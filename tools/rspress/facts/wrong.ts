import { FindingsError } from '../../findings/error.ts';
import type { Finding } from '../../findings/finding.ts';

/** What is wrong with the facts that a page asks for, with everything found on the page. */
export class FactError extends FindingsError {
  constructor(findings: readonly Finding[]) {
    super(findings, 'FactError');
  }
}

/** Why it matters, whatever is wrong. */
export const why = 'Pages show of the tool what the installed tool says of itself.';
