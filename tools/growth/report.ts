import type { Cost } from './run.ts';
import type { Output, Shipped } from './shipped.ts';

/** A build of the site with so many `times` its pages. Without an output, it did not end well: `cost` says how. */
export interface Growth {
  readonly times: number;
  /** Whether pages of the copies end after their first heading. */
  readonly short: boolean;
  readonly cost: Cost;
  readonly output?: Output;
}

/** What is sent to a reader, in the order of the table. */
const kinds = ['html', 'styles', 'own', 'entry', 'section', 'others'] as const;

/**
 * The builds as two tables of Markdown: what each took, and what a reader of each page is sent, in KiB of brotli. The last column of the
 * second says by how many bytes that grows with each page of the site, from the first build with an output to the last; with one only there is a dash.
 */
export function tablesOf(builds: readonly Growth[]): string {
  return [
    row(['pages', 'wall', 'CPU', 'memory', 'output', 'files', 'lists of all pages']),
    row(Array(7).fill('---')),
    ...builds.map(buildRow),
    '',
    row(['sent to a reader of', ...builds.map(heading), 'bytes a page']),
    row(Array(builds.length + 2).fill('---')),
    ...pagesIn(builds).flatMap((page) =>
      kinds.map((kind) => sentRow(builds, page, kind)),
    ),
  ].join('\n');
}

function buildRow({ times, short, cost, output }: Growth): string {
  const { wall, cpu, memory, ended } = cost;
  return row([
    (output ? `${output.pages} (× ${times}` : `(× ${times}: ${ended}`) +
      (short ? ', short)' : ')'),
    `${Math.round(wall)} s`,
    cpu === null ? '–' : `${Math.round(cpu)} s`,
    memory === null ? '–' : `${Math.round(memory)} MiB`,
    output ? `${(output.bytes / 2 ** 20).toFixed(1)} MiB` : '–',
    output ? String(output.files) : '–',
    output ? `${(output.lists / 2 ** 20).toFixed(1)} MiB` : '–',
  ]);
}

function sentRow(
  builds: readonly Growth[],
  page: string,
  kind: (typeof kinds)[number],
): string {
  const sent = builds.map(({ output }) => sentOf(output, page)?.[kind]);
  return row([
    `${page}: ${kind}`,
    ...sent.map((bytes) => (bytes === undefined ? '–' : (bytes / 1024).toFixed(1))),
    perPage(builds, page, kind)?.toFixed(1) ?? '–',
  ]);
}

/**
 * By how many bytes of brotli what a reader of `page` is sent grows with each page of the site; nothing where fewer than two builds of different
 * size came to an end.
 */
export function perPage(
  builds: readonly Growth[],
  page: string,
  kind: keyof Omit<Shipped, 'page'>,
): number | undefined {
  const known = builds.flatMap(({ output }) => {
    const sent = sentOf(output, page);
    return output && sent ? [{ pages: output.pages, bytes: sent[kind] }] : [];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first.pages === last.pages) return undefined;
  return (last.bytes - first.bytes) / (last.pages - first.pages);
}

const sentOf = (output: Output | undefined, page: string) =>
  output?.shipped.find((one) => one.page === page);

const pagesIn = (builds: readonly Growth[]) =>
  builds
    .flatMap(({ output }) => output?.shipped ?? [])
    .map(({ page }) => page)
    .filter((page, index, all) => all.indexOf(page) === index);

const heading = ({ times, output }: Growth) => `${output?.pages ?? `× ${times}`} pages`;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
