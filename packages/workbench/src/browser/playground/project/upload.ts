import type { Project } from '../../parts/recorded.ts';
import { problemOfPath } from './project.ts';

/** Folders whose content is installed or built. */
const skipped = new Set(['node_modules', 'dist', '.git']);
/** As much of one file as the editor is for, in bytes. */
const largest = 2 ** 20;
/** As many files as one upload may have. */
const most = 1000;

/** Files that a reader has chosen. */
export interface Upload {
  readonly files: Project;
  /** The paths of those that are too large or too many, no text, or whose path is impossible. */
  readonly leftOut: readonly string[];
}

/** Reads the files that were chosen in a dialog. */
export function readSelected(files: readonly File[]): Promise<Upload> {
  return read(files.map((file) => [file.name, file]));
}

/** Reads dropped files and folders, by their paths; one folder alone is the package. */
export function readDropped(items: DataTransferItemList): Promise<Upload> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const root = entries.length === 1 && entries[0]?.isDirectory ? entries[0].fullPath : '';
  return read(filesIn(entries, `${root}/`));
}

type Found = readonly [path: string, file: File];
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** The files among entries and below them, by their paths after `root`. */
async function* filesIn(entries: FileSystemEntry[], root: string): AsyncGenerator<Found> {
  for (const entry of entries.filter(({ name }) => !skipped.has(name))) {
    if (isFile(entry)) {
      const file = await new Promise<File>((done, fail) => entry.file(done, fail));
      yield [entry.fullPath.slice(root.length), file];
    }
    const reader = isDirectory(entry) ? entry.createReader() : undefined;
    const readSome = () =>
      new Promise<FileSystemEntry[]>((done, fail) => reader?.readEntries(done, fail));
    // Browsers give at most a hundred entries at a time.
    for (let some = reader && (await readSome()); some?.length; some = await readSome())
      yield* filesIn(some, root);
  }
}

async function read(found: Iterable<Found> | AsyncIterable<Found>): Promise<Upload> {
  const files: Record<string, string> = {};
  const leftOut: string[] = [];
  let count = 0;
  for await (const [path, file] of found) {
    count += 1;
    const isFit = count <= most && file.size <= largest && !problemOfPath(path, {});
    // A folder that was dropped before React is a file that cannot be read.
    const text = isFit ? await file.text().catch(() => '\0') : '\0';
    // What is no text has characters that text never has.
    if (text.includes('\0')) leftOut.push(path);
    else files[path] = text;
    // One more shows that some were left out.
    if (count > most) break;
  }
  return { files, leftOut };
}
