import { type Finding, format } from '../../findings/finding.ts';

/** What is wrong with the explorers of a page; thrown to the build, with everything found on the page. */
export class ExplorerError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(format).join('\n'));
    this.name = 'ExplorerError';
    this.findings = findings;
  }
}
