import type { Project } from './project.ts';

/** Folders whose content is installed or built. */
const skipped = new Set(['node_modules', 'dist', '.git']);
/** As much of one file as the editor is for, in bytes. */
const largest = 1_000_000;

/** The texts of files that the reader has chosen. */
export async function readFileList(files: FileList | null): Promise<Project> {
  return textsOf([...(files ?? [])].map((file) => [file.name, file]));
}

/** The texts of dropped files and folders, by their paths; one folder alone is the package. */
export async function readEntries(items: DataTransferItemList): Promise<Project> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [first] = entries;
  const isFolder = entries.length === 1 && first instanceof FileSystemDirectoryEntry;
  const roots = isFolder ? await children(first) : entries;
  return textsOf(await walk(roots, ''));
}

type Found = readonly [path: string, file: File];

async function walk(
  entries: readonly FileSystemEntry[],
  prefix: string,
): Promise<Found[]> {
  const found = await Promise.all(
    entries.map(async (entry): Promise<Found[]> => {
      if (skipped.has(entry.name)) return [];
      const path = prefix + entry.name;
      if (entry instanceof FileSystemDirectoryEntry)
        return walk(await children(entry), `${path}/`);
      const file = await new Promise<File>((resolve, reject) => {
        (entry as FileSystemFileEntry).file(resolve, reject);
      });
      return [[path, file]];
    }),
  );
  return found.flat();
}

/** Browsers give at most a hundred entries at a time. */
async function children(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function textsOf(files: readonly Found[]): Promise<Project> {
  const small = files.filter(([, file]) => file.size <= largest);
  const texts = await Promise.all(
    small.map(async ([path, file]) => [path, await file.text()] as const),
  );
  // What is no text has characters that text never has.
  return Object.fromEntries(texts.filter(([, content]) => !content.includes('\0')));
}
