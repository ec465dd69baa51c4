import { stripVTControlCharacters } from 'node:util';
import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
} from '@playwright/test/reporter';

/** A test that failed, or that passed on its second try only. */
export interface Failure {
  /** Project, file and title. */
  readonly test: string;
  readonly isFlaky: boolean;
  /** The beginning of the message of its first failure. */
  readonly says: string;
}

/** What this reads of a JSON report of Playwright. */
export type Report = Pick<JSONReport, 'errors' | 'suites'>;

/** More lines do not help anybody to see what changed. */
const maxLines = 30;

/** What failed in a run of Playwright, by its JSON report, in order. */
export function failuresIn({ suites, errors }: Report): Failure[] {
  const outside = errors.map((error) => ({
    test: 'outside of tests',
    isFlaky: false,
    says: beginning(error.message ?? error.value ?? ''),
  }));
  return [...outside, ...suites.flatMap((suite) => ofSuite(suite, []))];
}

function ofSuite(suite: JSONReportSuite, around: readonly string[]): Failure[] {
  const titles = [...around, suite.title];
  return [
    ...suite.specs.flatMap((spec) => ofSpec(spec, titles)),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, titles)),
  ];
}

function ofSpec({ title, tests }: JSONReportSpec, around: readonly string[]): Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, status, results }) => {
      const [error] = results.flatMap(({ errors }) => errors);
      return {
        test: [projectName, ...around, title].join(' › '),
        isFlaky: status === 'flaky',
        says: beginning(error?.message ?? ''),
      };
    });
}

function beginning(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ['…'] : [])].join(
    '\n',
  );
}
