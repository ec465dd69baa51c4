import { useState } from 'react';
import type { Project } from '../../parts/recorded';
import { isInstalled, movedPath } from '../files/move';
import type { Place } from '../output/messages';

interface Open {
  /** Undefined until the reader opens or closes a file. */
  readonly paths: readonly string[] | undefined;
  readonly path: string;
  /** Where an error leads to in the shown file. */
  readonly place: Place | undefined;
}

/** The files that are open at first: the configuration, `package.json` and the entry. */
function firstOf(project: Project): string[] {
  const paths = Object.keys(project).sort();
  const known = [/^rslib\.config\.\w+$/, /^package\.json$/, /^src\/index\.\w+$/];
  const first = known.flatMap((one) => paths.filter((path) => one.test(path)));
  const own = paths.filter((path) => !isInstalled(path));
  return first.length > 0 ? first : [...own, ...paths].slice(0, 1);
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
