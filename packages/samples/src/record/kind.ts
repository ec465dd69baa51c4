import { describeDifferences } from '../format/diff.ts';
import type { Files } from '../format/record.ts';
import { twoAtATime } from './command.ts';

/** What building and using one item showed. */
export interface Built {
  /** Absolute path of the folder in which it was built. */
  readonly folder: string;
  /** Everything that is compared with the record, by path. */
  readonly files: Files;
  /** Why it must not be recorded, for the contributor who corrects it. */
  readonly complaints: readonly string[];
}

/** A kind of packages that are built in an empty folder, used, recorded and compared. */
export interface RecordKind<B extends Built = Built> {
  /** What an item is called; `npm run <command>` records them. */
  readonly noun: string;
  readonly command: string;
  /** The folder of the code that builds items, from the repository's root. */
  readonly code: string;
  /** Absolute path of the file of a record. */
  file(name: string): string;
  /** The names of all records. */
  names(): readonly string[];
  /** The items of a record, which are built one by one. */
  itemsOf(name: string): readonly string[];
  /** Builds an item in a folder of `scratch` and uses it. Throws if there is nothing to compare. */
  build(item: string, scratch: string): Promise<B>;
  /** What a record has of an item, like `files` of its build; nothing if there is no record. */
  recorded(item: string, name: string): Files;
  /** Writes a record and returns the files that changed. */
  write(name: string, built: readonly B[]): readonly string[];
  /** Further lines about a record, for contributors who name it on the command line. */
  details?(name: string): readonly string[];
  /** Why a record is not of what is here now, as far as no build is needed. */
  staleness(name: string): readonly string[];
  /** What was edited since a record was made. None without a record. */
  edits(name: string): readonly Edit[];
}

/** A file that somebody edited since it was recorded. */
export interface Edit {
  /** Path from the root of the repository. */
  readonly file: string;
  /** What it is: a source, which has to be built, or of a record, which nobody edits. */
  readonly of: 'source' | 'record';
  /** One sentence. */
  readonly what: string;
}

/** What became of an item. */
export interface ItemResult {
  readonly item: string;
  /** What is wrong, for the contributor who corrects it. */
  readonly findings: readonly string[];
  /** The files that were written with it. */
  readonly changed: readonly string[];
}

/** How to build. */
interface Options {
  /** Compares with what is recorded instead of recording. */
  readonly check: boolean;
  /** Where, see `emptyFolder`; the command by default. */
  readonly scratch?: string;
  /** Is called when an item is done. */
  readonly report?: (outcome: ItemResult) => void;
}

/**
 * Builds all items of records, two at a time, and writes the records, or compares each item with
 * what is recorded of it. A record with a finding is not written.
 */
export async function recordAll<B extends Built>(
  kind: RecordKind<B>,
  names: readonly string[],
  { check, scratch = kind.command, report }: Options,
): Promise<ItemResult[]> {
  const all = names.flatMap((name) => kind.itemsOf(name).map((item) => ({ name, item })));
  const built = new Map<string, B>();
  const outcomes = new Map<string, ItemResult>();
  await twoAtATime(all, async ({ name, item }) => {
    const { one, findings } = await buildOne(kind, name, item, check, scratch);
    if (one && findings.length === 0) built.set(item, one);
    const items = kind.itemsOf(name);
    const builds = items.flatMap((one) => built.get(one) ?? []);
    const isComplete = !check && builds.length === items.length;
    const changed = isComplete ? kind.write(name, builds) : [];
    outcomes.set(item, { item, findings, changed });
    report?.({ item, findings, changed });
  });
  return all.flatMap(({ item }) => outcomes.get(item) ?? []);
}

/**
 * Builds an item of a record again and returns how it differs, and what else is wrong with it; empty
 * if it is as recorded.
 */
export async function rebuild<B extends Built>(
  kind: RecordKind<B>,
  item: string,
  name = item,
): Promise<readonly string[]> {
  return (await buildOne(kind, name, item, true, kind.command)).findings;
}

async function buildOne<B extends Built>(
  kind: RecordKind<B>,
  name: string,
  item: string,
  check: boolean,
  scratch: string,
): Promise<{ one?: B; findings: string[] }> {
  try {
    const one = await kind.build(item, scratch);
    const findings = [...one.complaints];
    const found = check ? describeDifferences(kind.recorded(item, name), one.files) : [];
    const why = 'Pages show what is recorded, so it must match what the tool does.';
    if (found.length > 0) findings.push(...found, `${why} ${todo(kind.command, name)}`);
    if (findings.length > 0) findings.push(`It was built in ${one.folder}`);
    return { one, findings };
  } catch (error) {
    return { findings: [error instanceof Error ? error.message : String(error)] };
  }
}

/** A message for each field in which a record differs from what would be recorded `now`. */
export function staleFields<T extends object>(
  command: string,
  name: string,
  recorded: T | undefined,
  now: Partial<T>,
): string[] {
  if (!recorded) return [`"${name}" was never built. ${todo(command, name)}`];
  const before = new Map<string, unknown>(Object.entries(recorded));
  return Object.entries(now).flatMap(([key, value]) => {
    const [old, current] = [before.get(key), value].map((one) => JSON.stringify(one));
    if (old === current) return [];
    const isLong = `${old}${current}`.length > 200;
    const values = isLong ? `other ${key}` : `${key} ${old}, not ${current}`;
    return `"${name}" was recorded with ${values}. ${todo(command, name)}`;
  });
}

function todo(command: string, name: string): string {
  return `Run "npm run ${command} -- ${name}" and look at the diff; commit it if it is intended.`;
}
