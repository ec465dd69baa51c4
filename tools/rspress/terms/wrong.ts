import { FindingsError } from '../../findings/error.ts';
import type { Finding } from '../../findings/finding.ts';

/** What is wrong with the terms of a page, with everything found on it. */
export class TermError extends FindingsError {
  constructor(findings: readonly Finding[]) {
    super(findings, 'TermError');
  }
}
