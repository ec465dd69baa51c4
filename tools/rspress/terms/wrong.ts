import type { Finding } from '../../checks/finding.ts';
import { FindingsError } from '../findings-error.ts';

/** What is wrong with the terms of a page, with everything found on it. */
export class TermError extends FindingsError {
  constructor(findings: readonly Finding[]) {
    super(findings, 'TermError');
  }
}
