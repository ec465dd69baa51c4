import { type Project, problemOfPath } from './project.ts';

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
export async function readDropped(items: DataTransferItemList): Promise<Upload> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [first] = entries;
  const isFolder = entries.length === 1 && first && isDirectory(first);
  return read(await walk(isFolder ? await children(first) : entries, ''));
}

type Found = readonly [path: string, file: File];

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function walk(
  entries: readonly FileSystemEntry[],
  prefix: string,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const entry of entries.filter(({ name }) => !skipped.has(name))) {
    // One more shows that some were left out.
    if (found.length > most) break;
    const path = prefix + entry.name;
    if (isDirectory(entry))
      found.push(...(await walk(await children(entry), `${path}/`)));
    else if (isFile(entry))
      found.push([path, await new Promise((done, fail) => entry.file(done, fail))]);
  }
  return found;
}

/** Browsers give at most a hundred entries at a time. */
async function children(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => {
      reader.readEntries(done, fail);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function read(found: readonly Found[]): Promise<Upload> {
  const files: Record<string, string> = {};
  const leftOut: string[] = [];
  for (const [index, [path, file]] of found.entries()) {
    const isFit = index < most && file.size <= largest && !problemOfPath(path, {});
    const text = isFit ? await file.text() : '\0';
    // What is no text has characters that text never has.
    if (text.includes('\0')) leftOut.push(path);
    else files[path] = text;
  }
  return { files, leftOut };
}
