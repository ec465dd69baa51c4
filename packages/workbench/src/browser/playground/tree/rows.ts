/** A file or a folder of a tree, as `aria-level`, `aria-posinset` and `aria-setsize` describe it. */
export interface Row {
  /** That of a folder ends with a slash. */
  readonly path: string;
  readonly name: string;
  readonly isFolder: boolean;
  readonly isOpen: boolean;
  readonly level: number;
  readonly position: number;
  readonly count: number;
}

const isFolder = (path: string) => path.endsWith('/');
/** Folders before files; what is installed at the end. */
const rank = (name: string) => (name === 'node_modules/' ? 2 : isFolder(name) ? 0 : 1);
/** Orders files so that declarations and source maps are below their script. */
const keyOf = (name: string) => {
  const [, stem = name, kind = ''] =
    /^(.*?)(\.[cm]?js|\.d\.[cm]?ts|\.css)?(?:\.map)?$/.exec(name) ?? [];
  return [stem, kind.startsWith('.d') ? 1 : 0, name].join('\0');
};

/**
 * The rows of a tree that are seen, from top to bottom. `paths` are those of files, and of folders
 * that may be empty, which end with a slash; what is inside of a folder in `closed` is left out.
 */
export function rowsOf(
  paths: readonly string[],
  closed: ReadonlySet<string>,
  folder = '',
  level = 1,
): Row[] {
  const inside = paths.filter((path) => path.startsWith(folder) && path !== folder);
  const first = (path: string) => path.slice(folder.length).replace(/\/.*$/s, '/');
  const names = [...new Set(inside.map(first))].sort(
    (a, b) => rank(a) - rank(b) || (keyOf(a) < keyOf(b) ? -1 : 1),
  );
  return names.flatMap((name, index) => {
    const path = folder + name;
    const row = {
      path,
      name: name.replace(/\/$/, ''),
      isFolder: isFolder(path),
      isOpen: isFolder(path) && !closed.has(path),
      level,
      position: index + 1,
      count: names.length,
    };
    return [row, ...(row.isOpen ? rowsOf(inside, closed, path, level + 1) : [])];
  });
}

/** The index of the row that a key leads to from the one at `index`; undefined for other keys. */
export function indexAfter(
  key: string,
  rows: readonly Row[],
  index: number,
): number | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const last = rows.length - 1;
  if (key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' && row.isOpen && (rows[index + 1]?.level ?? 0) > row.level)
    return index + 1;
  if (key === 'ArrowLeft' && !row.isOpen) {
    const parent = rows.slice(0, index).findLastIndex(({ level }) => level < row.level);
    return parent < 0 ? undefined : parent;
  }
  if (key.length !== 1 || key === ' ') return undefined;
  // The next one whose name begins with the letter, from the top again after the last.
  const order = [...rows.keys()].map((offset) => (index + 1 + offset) % rows.length);
  return order.find((at) => rows[at]?.name.toLowerCase().startsWith(key.toLowerCase()));
}
