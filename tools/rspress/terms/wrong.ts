import { type Finding, format } from '../../checks/finding.ts';

/** What is wrong with the terms of a page, with everything found on it. */
export class TermError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(format).join('\n'));
    this.name = 'TermError';
    this.findings = findings;
  }
}
