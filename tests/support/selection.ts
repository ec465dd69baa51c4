/**
 * What a run of the tests selects. It follows from the files that changed, and from nothing else:
 * contributing/tests.md.
 */
import { repository } from '@site/mdx/repository';
import { changesIn } from './changes.ts';
import list from './rebuilt.json' with { type: 'json' };

/** What is recorded, or followed, and can be built again. */
export type RebuiltKind = keyof typeof list;

/** The code that records, and the versions of everything: on these, all records depend. */
const shared = [
  /^(?:tools\/toolchains\/[^/]+\/)?package-lock\.json$/,
  /^packages\/(?:samples|libraries|advisor)\/src\/record\//,
  /^packages\/samples\/src\/format\//,
  /^packages\/workbench\/src\/(?:record\/states|format)\/\w+\.ts$/,
  /^tests\/follow\//,
];

/** Files are paths from the repository's root; the path of a folder ends with a slash. */
export interface Selection {
  /** Whether one of the files, or a file in one of the folders, changed. */
  hasChanged(files: readonly string[]): boolean;
  /** Whether something is on the committed list that represents its kind. */
  isListed(kind: RebuiltKind, name: string): boolean;
  /**
   * Whether something is built again and compared with its record: one of its `sources` or
   * `records` changed. Where a recorder or a lock file changed, every record may have changed, so
   * it is rebuilt if it is listed or one of its sources changed.
   */
  isRebuilt(
    kind: RebuiltKind,
    name: string,
    sources: readonly string[],
    records?: readonly string[],
  ): boolean;
}

/** The selection of a run in which the files `changed` differ. A full run selects everything. */
export function selectionOf(changed: readonly string[], isFull = false): Selection {
  const isShared = changed.some((file) => shared.some((one) => one.test(file)));
  const hasChanged = (files: readonly string[]) =>
    isFull || changed.some((one) => isIn(one, files));
  const isListed = (kind: RebuiltKind, name: string) => {
    const names: readonly string[] = list[kind];
    return isFull || names.includes(name);
  };
  return {
    hasChanged,
    isListed,
    isRebuilt(kind, name, sources, records = []) {
      if (!isShared) return hasChanged([...sources, ...records]);
      return (
        isListed(kind, name) ||
        changed.some((one) => isIn(one, sources) && !isIn(one, records))
      );
    },
  };
}

function isIn(file: string, places: readonly string[]): boolean {
  return places.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
}

/** Whether this run leaves nothing out: `npm run test:all`. */
export const everything = Boolean(process.env.TEST_ALL);

const { files, comparedWith } = changesIn(repository, process.env.TEST_BASE);

/** One line on what this run selects. */
export const selectionNote = everything
  ? 'This run leaves nothing out.'
  : `${files.length} files changed, compared with ${comparedWith}.`;

export const { hasChanged, isListed, isRebuilt } = selectionOf(files, everything);
