import type { JSONReport, JSONReportTest } from '@playwright/test/reporter';

interface Outcome {
  readonly title: string;
  readonly status: JSONReportTest['status'];
  /** The message of each failed try. */
  readonly says: readonly string[];
}

/** What Playwright's JSON reporter writes, as far as tools/deploy reads it. */
export function reportWith(
  outcomes: readonly Outcome[],
): Pick<JSONReport, 'errors' | 'suites'> {
  const place = { file: 'tests/a.spec.ts', line: 1, column: 1 };
  const specs = outcomes.map(({ title, status, says }, index) => ({
    ...place,
    title,
    id: String(index),
    ok: status !== 'unexpected',
    tags: [],
    tests: [
      {
        timeout: 0,
        annotations: [],
        expectedStatus: 'passed' as const,
        status,
        projectName: 'samples',
        projectId: 'samples',
        results: says.map((message, retry) => ({
          workerIndex: 0,
          parallelIndex: 0,
          status: 'failed' as const,
          retry,
          duration: 0,
          stdout: [],
          stderr: [],
          startTime: '',
          attachments: [],
          annotations: [],
          error: { message },
          errors: [{ message }],
        })),
      },
    ],
  }));
  return { errors: [], suites: [{ ...place, title: 'tests/a.spec.ts', specs }] };
}
