import { pathInRepository } from '@site/mdx/repository';
import { type Collected, itemsDigest, readCollected } from '../format/collected.ts';
import type { Files } from '../format/record.ts';
import { type Built, type Edit, type RecordKind, staleFields } from './kind.ts';
import { replaceFile } from './replace.ts';

/** What building and using an item showed, and what is kept of it. */
export interface Kept<T> extends Omit<Built, 'files'> {
  readonly kept: T;
}

interface BuiltItem<T> extends Kept<T>, Built {
  readonly item: string;
}

/** What a kind says of itself if its records are files of JSON. */
interface Own<T>
  extends Pick<RecordKind, 'noun' | 'command' | 'code' | 'file' | 'names' | 'itemsOf'> {
  /** The digest of all that is built for a record. */
  inputs(name: string): string;
  /** What else a record holds. */
  others?(name: string): object;
  build(item: string, scratch: string): Promise<Kept<T>>;
}

/** A kind whose records can be read. */
export interface Collection<T> extends RecordKind<BuiltItem<T>> {
  /** Reads a record. Throws, with what to do, where it is missing, of other inputs or edited. */
  read(name: string): Collected<T>;
}

/** The kind of packages whose records are files of JSON, each with what is kept of its items. */
export function collection<T>(own: Own<T>): Collection<T> {
  const parse = (name: string) => readCollected<T>(own.file(name));
  const stamps = (name: string, items: object) => ({
    inputs: own.inputs(name),
    output: itemsDigest(items),
    ...own.others?.(name),
  });
  const staleness = (name: string) => {
    const record = parse(name);
    return staleFields(own.command, name, record, stamps(name, record?.items ?? {}));
  };
  return {
    ...own,
    async build(item, scratch) {
      const built = await own.build(item, scratch);
      return { ...built, item, files: filesOf(built.kept) };
    },
    recorded: (item, name) => filesOf(parse(name)?.items[item]),
    write(name, built) {
      const items = Object.fromEntries(built.map(({ item, kept }) => [item, kept]));
      const record = { ...stamps(name, items), items };
      return replaceFile(own.file(name), `${JSON.stringify(record, null, 1)}\n`);
    },
    staleness,
    edits(name) {
      const record = parse(name);
      if (!record) return [];
      const { inputs, ...rest } = stamps(name, record.items);
      const edit = (of: Edit['of'], what: string): Edit => {
        return { file: pathInRepository(own.file(name)), of, what };
      };
      const isEdited = staleFields(own.command, name, record, rest).length > 0;
      return [
        ...(inputs === record.inputs
          ? []
          : [edit('source', 'What it was built from has changed.')]),
        ...(isEdited ? [edit('record', 'It was edited after the build.')] : []),
      ];
    },
    read(name) {
      const [record, [problem]] = [parse(name), staleness(name)];
      if (record && problem === undefined) return record;
      throw new Error(problem);
    },
  };
}

/** What is compared of an item, with the line breaks of texts in it; nothing if there is none. */
function filesOf(kept: unknown): Files {
  if (kept === undefined) return new Map();
  const text = JSON.stringify(kept, null, 1).replaceAll('\\n', '\n');
  return new Map([['what is kept', Buffer.from(text)]]);
}
