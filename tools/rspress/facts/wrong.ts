import { type Finding, format } from '../../checks/finding.ts';

/** What is wrong with the facts that a page asks for, with everything found on the page. */
export class FactError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(format).join('\n'));
    this.name = 'FactError';
    this.findings = findings;
  }
}

/** Why it matters, whatever is wrong. */
export const why = 'Pages show of the tool what the installed tool says of itself.';
