// `npm run pairs` builds every pair of values of the main options and checks what they promise.
import { twoAtATime } from '@site/samples/record/command';
import { type Build, build, type Input, removeBuild } from './build.ts';
import { coveringRows } from './covering.ts';
import { describeRow, type FactorRow, factors } from './factors.ts';
import knownBreaks from './known.json' with { type: 'json' };
import { promises } from './promises/index.ts';

/** Values that break a promise together, though none of them breaks it without the others. */
interface Broken {
  readonly input: Input;
  readonly promise: string;
  readonly values: string;
}

/** A break that pages name. A value without its option's value, such as `dts`, is any but the default. */
interface Known {
  /** The input that is affected; all of them if it is left out. */
  readonly input?: string | undefined;
  readonly promise: string;
  readonly values: readonly string[];
  readonly pages: readonly string[];
}

const known: readonly Known[] = knownBreaks;
const found: (Broken & { row: FactorRow })[] = [];
const seen = new Set<Known>();
let builds = 0;
const target = factors.findIndex(({ name }) => name === 'target');

process.exitCode = await main();

async function main(): Promise<number> {
  const rows = coveringRows();
  const tasks = (['typescript', 'react', 'node'] as const).flatMap((input) =>
    // Node.js modules are for Node.js.
    rows.map((row) => ({
      input,
      row: input === 'node' ? row.map((value, at) => (at === target ? 1 : value)) : row,
    })),
  );
  await twoAtATime(tasks, async ({ input, row }) => {
    for (const promise of await brokenBy(input, row)) await reduce(input, promise, row);
  });
  const gone = known.filter((one) => !seen.has(one));
  for (const { input, promise, values } of found)
    console.error(`Broken: ${input}, "${promise}": ${values}`);
  for (const { promise, values, pages } of gone)
    console.error(
      `Not broken: "${promise}": ${values.join(' × ')}, says ${pages.join(', ')}`,
    );
  console.log(
    `${builds} builds: ${seen.size} of ${known.length} known pairs are broken, and ` +
      `${found.length} others.`,
  );
  return found.length + gone.length > 0 ? 1 : 0;
}

/** The names of the promises that a build breaks; a failed build breaks only that it succeeds. */
async function brokenBy(input: Input, row: FactorRow): Promise<string[]> {
  const one: Build = await build(input, row);
  builds++;
  const broken: string[] = [];
  if (one.exitCode !== 0) broken.push('it builds');
  else {
    for (const [name, { applies, kept }] of Object.entries(promises))
      if (applies(one) && !(await kept(one))) broken.push(name);
  }
  removeBuild(one);
  return broken;
}

/**
 * Unless a known break explains it, sets one option after the other to its default, as long as the
 * promise stays broken.
 */
async function reduce(input: Input, promise: string, row: FactorRow): Promise<void> {
  const explained = known.filter((one) =>
    covers(one, { input, promise, values: describeRow(row) }),
  );
  for (const one of explained) seen.add(one);
  if (explained.length > 0) return;
  const isFound = (broken: FactorRow) =>
    found.some(
      (one) =>
        one.input === input &&
        one.promise === promise &&
        one.row.every((value, at) => value === 0 || value === broken[at]),
    );
  if (isFound(row)) return;
  let least = row;
  for (const at of factors.keys()) {
    const unset = input === 'node' && at === target ? 1 : 0;
    if (least[at] === unset) continue;
    const without = least.map((value, index) => (index === at ? unset : value));
    if ((await brokenBy(input, without)).includes(promise)) least = without;
  }
  if (isFound(least)) return;
  found.push({ input, promise, values: describeRow(least), row: least });
  console.log(`${input}: ${promise} × ${describeRow(least)}`);
}

/** Whether a break is what a known one says, perhaps with other values. */
function covers({ input, promise, values }: Known, one: Broken): boolean {
  const parts = one.values.split(' × ');
  return (
    (input ?? one.input) === one.input &&
    promise === one.promise &&
    values.every((value) =>
      parts.some((part) => part === value || part.startsWith(`${value} `)),
    )
  );
}
