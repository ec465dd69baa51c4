import enginesJson from './engines.json' with { type: 'json' };

/** Runtimes that Browserslist knows. */
const runtime = /^(chrome|edge|firefox|ie|ios|node|opera|safari)\s*([\d.]+)$/;

/** By year, the first version of each engine that runs all syntax of it, and of years before. */
const firstWith: Readonly<Record<string, Readonly<Record<string, string>>>> = enginesJson;

/**
 * A list of targets as `syntax`: a year, or queries for Browserslist, whichever compiles more, since
 * the code has to run everywhere. `undefined` if it cannot say one of them.
 */
export function syntaxOf(names: readonly string[]): string | string[] | undefined {
  const lower = names.map((name) => name.toLowerCase());
  const years = lower.filter((name) => /^es(?:\d+|next)$/.test(name)).map(numberOf);
  const engines = lower.flatMap((name) => {
    const [, engine = '', version = ''] = runtime.exec(name) ?? [];
    return engine ? [{ engine, version }] : [];
  });
  if (names.length === 0 || years.length + engines.length < names.length)
    return undefined;
  const year = Math.min(...years);
  if (years.length > 0 && engines.every((one) => runs(one, year)))
    return syntaxOfYear(year);
  return engines.map(({ engine, version }) => `${engine} ${version}`);
}

/** The runtimes of Rslib's `es2020` know `||=`, which came a year later; Firefox 78 doesn't. */
const syntaxOfYear = (year: number) =>
  year === 2020 ? ['es2020', 'firefox 78'] : year === 9999 ? 'esnext' : `es${year}`;

/** Whether an engine runs all syntax of a year. */
function runs({ engine, version }: { engine: string; version: string }, year: number) {
  if (year <= 5) return true;
  const first = Object.keys(firstWith).find((from) => Number(from) >= year) ?? '';
  const wanted = firstWith[first]?.[engine] ?? '999';
  // `14.10` is newer than `14.9`.
  return version.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}

/** `es6` and `es2015` are 2015, `esnext` is after all others. */
function numberOf(name: string): number {
  if (name === 'esnext') return 9999;
  const number = Number(name.slice(2));
  return number === 3 ? 5 : number >= 6 && number < 2000 ? number + 2009 : number;
}
