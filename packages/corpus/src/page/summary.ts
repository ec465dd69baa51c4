import { fill } from '@site/pages/fill';
import type { Format, Recorded } from '../build/recorded.ts';
import type { Times } from '../build/times.ts';
import type { Labels } from './labels.ts';

/** The mark of what is as in the published package. */
const same = '✓';

/** One line for each library, as a Markdown table, and what the columns mean. */
export function summaryTable(
  libraries: readonly { id: string; recorded: Recorded }[],
  times: Times,
  labels: Labels,
): string[] {
  const { library, exports, types, checks, apps, esm, cjs, cpu } = labels;
  const heads = [library, exports, types, checks, apps, esm, cjs, cpu];
  const rows = libraries.map(({ id, recorded }) => {
    const seconds = times.seconds[id];
    return [
      `[${recorded.package}](#${id})`,
      exportsVerdict(recorded, labels),
      typesVerdict(recorded, labels),
      checksVerdict(recorded, labels),
      appsVerdict(recorded, labels),
      sizeRatio(recorded, 'import', labels),
      sizeRatio(recorded, 'require', labels),
      seconds ? percent(seconds.ours, seconds.original) : labels.unknown,
    ];
  });
  return [
    row(heads),
    row(heads.map((_, index) => (index < 5 ? '---' : '---:'))),
    ...rows.map(row),
    '',
    fill(labels['summary-note'], { machine: times.machine }),
  ];
}

/** A line of a Markdown table. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The part that `value` is of `whole`, in percent. */
function percent(value: number, whole: number): string {
  return `${Math.round((100 * value) / whole)}%`;
}

function exportsVerdict({ exports, entries }: Recorded, labels: Labels): string {
  const both = Object.values(exports);
  const lost = both.reduce((sum, one) => sum + one.lost.length, 0);
  const added = both.reduce((sum, one) => sum + one.added.length, 0);
  const missing = newIn(entries.missing).length;
  const parts = [
    ...(lost + missing > 0 ? [fill(labels.lost, { count: lost + missing })] : []),
    ...(added > 0 ? [fill(labels.added, { count: added })] : []),
  ];
  return verdict(parts);
}

function typesVerdict({ types }: Recorded, labels: Labels): string {
  const count = Object.values(types).filter(
    ({ original, ours }) => ours.length > 0 && original.length === 0,
  ).length;
  return verdict(
    count > 0 ? [fill(labels.differ, { count, all: Object.keys(types).length })] : [],
  );
}

function checksVerdict({ publint, attw }: Recorded, labels: Labels): string {
  const count = newIn(publint).length + newIn(attw).length;
  return verdict(count > 0 ? [fill(labels.new, { count })] : []);
}

function appsVerdict({ apps }: Recorded, labels: Labels): string {
  const all = Object.values(apps);
  const count = all.filter(
    ({ original, ours }) => original.says.join('\n') !== ours.says.join('\n'),
  ).length;
  return verdict(count > 0 ? [fill(labels.differ, { count, all: all.length })] : []);
}

function sizeRatio({ sizes }: Recorded, format: Format, labels: Labels): string {
  const size = sizes[format];
  return size ? percent(size.ours.gzip, size.original.gzip) : labels.unknown;
}

/** A cell, whose words stay in one line. */
function verdict(parts: readonly string[]): string {
  return parts.length > 0 ? `✗ ${parts.join(', ')}`.replaceAll(' ', '\u00a0') : same;
}

/** What only our package has. */
export function newIn({
  original,
  ours,
}: {
  original: readonly string[];
  ours: readonly string[];
}) {
  return ours.filter((one) => !original.includes(one));
}
