import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pendingFiles } from '@site/mdx/pending';
import type { TextFile } from '@site/mdx/repository';

/**
 * Writes what `docs/zh` of the repository at `root`, an absolute path, needs so that English pages
 * that are not translated have an address and a place in the sidebar there: `pendingFiles`. Returns
 * the paths of the written files.
 */
export function addPendingFiles(root: string): string[] {
  // Not all files of the repository, since every build waits for this.
  const files = ['docs/en', 'docs/zh'].flatMap((folder) => readFolder(root, folder));
  return pendingFiles(files).map(({ file, text }) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return file;
  });
}

/** The pages and lists of the sidebar in a folder, which is given from `root`. */
function readFolder(root: string, folder: string): TextFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx$|_meta\.json$/.test(name))
    .map((name) => {
      const file = path.posix.join(folder, name.replaceAll('\\', '/'));
      return { file, text: readFileSync(path.join(root, file), 'utf8') };
    });
}
