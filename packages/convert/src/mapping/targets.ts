/** Runtimes that Browserslist knows. */
const runtime = /^(chrome|edge|firefox|ie|ios|node|opera|safari)\s*([\d.]+)$/;

/** The first version of each engine that runs all syntax of a year, and of those before it. */
const firstWith: readonly (readonly [year: number, versions: Record<string, number>])[] =
  [
    [
      2022,
      {
        chrome: 94,
        edge: 94,
        firefox: 93,
        ios: 16.4,
        node: 16.11,
        opera: 80,
        safari: 16.4,
      },
    ],
    [
      2021,
      { chrome: 85, edge: 85, firefox: 80, ios: 15, node: 15, opera: 71, safari: 15 },
    ],
    [
      2020,
      { chrome: 80, edge: 80, firefox: 80, ios: 15, node: 14, opera: 67, safari: 15 },
    ],
    [
      2019,
      { chrome: 66, edge: 79, firefox: 78, ios: 13, node: 10, opera: 53, safari: 13 },
    ],
    [
      2017,
      { chrome: 58, edge: 79, firefox: 53, ios: 11, node: 8, opera: 45, safari: 11 },
    ],
    [
      2015,
      { chrome: 51, edge: 15, firefox: 53, ios: 10, node: 7, opera: 38, safari: 10 },
    ],
  ];

/**
 * A list of targets as `syntax`: a year, or queries for Browserslist, whichever compiles more, since
 * the code has to run everywhere. `isAll` says whether that covers every target; `undefined` if none
 * is known.
 */
export function syntaxOf(names: readonly string[]) {
  const lower = names.map((name) => name.toLowerCase());
  const years = lower.filter((name) => /^es(?:\d+|next)$/.test(name)).map(numberOf);
  const engines = lower.flatMap((name) => {
    const [, engine = '', version = ''] = runtime.exec(name) ?? [];
    return engine ? [{ engine, version }] : [];
  });
  const year = Math.min(...years);
  const isAll = years.length + engines.length === names.length;
  if (years.length > 0 && engines.every((one) => runs(one, year)))
    return { node: year === 9999 ? 'esnext' : `es${year}`, isAll };
  const node = engines.map(({ engine, version }) => `${engine} ${version}`);
  return node.length > 0 ? { node, isAll } : undefined;
}

/** Whether an engine runs all syntax of a year. */
function runs({ engine, version }: { engine: string; version: string }, year: number) {
  if (year <= 5) return true;
  const [, versions] = firstWith.findLast(([from]) => from >= year) ?? [];
  // `14.10` is newer than `14.9`.
  const [major = '0', minor = '0'] = version.split('.');
  const first = versions?.[engine] ?? Number.POSITIVE_INFINITY;
  const [wantedMajor = '0', wantedMinor = '0'] = String(first).split('.');
  return Number(major) === Number(wantedMajor)
    ? Number(minor) >= Number(wantedMinor)
    : Number(major) > Number(wantedMajor);
}

/** `es6` and `es2015` are 2015, `esnext` is after all others. */
function numberOf(name: string): number {
  if (name === 'esnext') return 9999;
  const number = Number(name.slice(2));
  return number === 3 ? 5 : number >= 6 && number < 2000 ? number + 2009 : number;
}
