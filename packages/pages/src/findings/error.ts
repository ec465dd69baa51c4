import { type Finding, format } from './finding.ts';

/**
 * What is wrong on a page, with everything found on it; thrown to the build. It carries no stack:
 * whoever writes the page needs the line of the page and not that of a plugin.
 */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(format).join('\n'));
    this.name = 'FindingsError';
    this.findings = findings;
    this.stack = this.message;
  }
}
