import { isObject } from '../samples/schema.ts';
import type { Tally, TestFigures, Trouble } from './model.ts';

type Outcome = keyof Tally;

interface Test {
  readonly file: string;
  readonly title: string;
  readonly project: string;
  readonly outcome: Outcome;
}

/** Playwright's words for how a test ended. */
const outcomes: Readonly<Record<string, Outcome>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};

/** What a report of Playwright, the text of its JSON reporter, says in figures. Throws where it is no such report. */
export function testFigures(report: string): TestFigures {
  const value: unknown = JSON.parse(report);
  const { suites, stats, config } = object(value, 'the report');
  const tests = list(suites, 'suites').flatMap((suite) => testsIn(suite, []));
  const folders = [...new Set(tests.map(({ file }) => folderOf(file)))].sort();
  const of = (file: string) => {
    const found = tests.filter((test) => test.file === file);
    return found.length > 0 ? tally(found) : null;
  };
  return {
    on: text(object(stats, 'stats').startTime, 'stats.startTime'),
    arguments: argumentsOf(list(object(config, 'config').argv ?? [], 'config.argv')),
    all: tally(tests),
    folders: Object.fromEntries(
      folders.map((folder) => [
        folder,
        tally(tests.filter(({ file }) => folderOf(file) === folder)),
      ]),
    ),
    samples: of('samples/repository.spec.ts'),
    guides: of('follow/follow.spec.ts'),
    pagesExamined: of('access/axe.spec.ts'),
    trouble: tests.flatMap(({ outcome, ...test }): Trouble[] =>
      outcome === 'failed' || outcome === 'flaky' ? [{ outcome, ...test }] : [],
    ),
  };
}

/** Suites lie in suites: a file holds those of `describe`. Throws for an outcome that is unknown, which would be counted nowhere. */
function testsIn(value: unknown, above: readonly string[]): Test[] {
  const suite = object(value, 'a suite');
  const file = text(suite.file, 'the file of a suite');
  const title = text(suite.title, 'the title of a suite');
  const titles = title === file ? above : [...above, title];
  const inner = list(suite.suites ?? [], 'suites').flatMap((one) => testsIn(one, titles));
  const own = list(suite.specs, 'specs').flatMap((one) => {
    const spec = object(one, 'a spec');
    const name = [...titles, text(spec.title, 'the title of a test')].join(' › ');
    return list(spec.tests, 'tests').map((test) => {
      const { status, projectName } = object(test, 'a test');
      const outcome = outcomes[text(status, 'the status of a test')];
      if (!outcome) throw new Error(`The report has the unknown status ${status}.`);
      return { file, title: name, project: text(projectName, 'projectName'), outcome };
    });
  });
  return [...own, ...inner];
}

function tally(tests: readonly Test[]): Tally {
  const count = (outcome: Outcome) =>
    tests.filter((test) => test.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    flaky: count('flaky'),
    skipped: count('skipped'),
  };
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** What stood behind `test`. How it was reported tells nothing about what was run. */
function argumentsOf(argv: readonly unknown[]): string[] {
  return argv
    .slice(argv.indexOf('test') + 1)
    .map(String)
    .filter((one) => !/^--(reporter|workers)\b/.test(one));
}

function object(value: unknown, what: string): Record<string, unknown> {
  if (isObject(value)) return value;
  throw new Error(`This is no report of Playwright: ${what} is no object.`);
}

function list(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`This is no report of Playwright: ${what} is no list.`);
}

function text(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`This is no report of Playwright: ${what} is no text.`);
}
