import { useState } from 'react';
import type { Project } from '../../parts/recorded';
import { movedPath } from '../files/move';
import type { Place } from '../output/messages';
import { sortedPaths } from '../project/project';

interface Open {
  /** Undefined until the reader opens or closes a file. */
  readonly paths: readonly string[] | undefined;
  readonly path: string;
  /** Where an error leads to in the shown file. */
  readonly place: Place | undefined;
}

/** The files that are open at first: the configuration, the entry and `package.json`. */
function firstOf(project: Project): string[] {
  const paths = sortedPaths(project);
  const first = paths.filter((path) =>
    /^(?:rslib\.config\.\w+|src\/index\.\w+|package\.json)$/.test(path),
  );
  return first.length > 0 ? first : paths.slice(0, 1);
}

/** The files that are open in the editor, those that are still there, and the one that is shown. */
export function useOpenFiles(project: Project) {
  const [open, setOpen] = useState<Open>({
    paths: undefined,
    path: '',
    place: undefined,
  });
  const first = firstOf(project);
  const there = (open.paths ?? first).filter((path) => project[path] !== undefined);
  const paths = there.length > 0 ? there : first;
  const path = paths.includes(open.path) ? open.path : (paths[0] ?? '');

  const show = (shown: string, place?: Place) => {
    const isOpen = paths.includes(shown);
    setOpen({ paths: isOpen ? paths : [...paths, shown], path: shown, place });
  };
  const close = (closed: string) => {
    const index = paths.indexOf(closed);
    const left = paths.filter((one) => one !== closed);
    const next = closed === path ? (left[index] ?? left.at(-1) ?? '') : path;
    setOpen({ paths: left, path: next, place: undefined });
  };
  const rename = (from: string, to: string) => {
    const rest = paths.map((one) => movedPath(one, from, to));
    setOpen({ paths: rest, path: movedPath(path, from, to), place: undefined });
  };
  return { paths, path, place: open.place, show, close, rename };
}
