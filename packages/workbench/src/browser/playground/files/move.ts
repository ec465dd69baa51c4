import type { Project } from '../../parts/recorded.ts';

/** Whether a path is that of an installed package, which the reader does not edit. */
export const isInstalled = (path: string) => /^node_modules(?:\/|$)/.test(path);

/** A path after `from` became `to`; both end with a slash if they are folders. */
export function movedPath(path: string, from: string, to: string): string {
  const isInside = path === from || (from.endsWith('/') && path.startsWith(from));
  return isInside ? to + path.slice(from.length) : path;
}

/** The project with a file, or all files of a folder, in another place. */
export function moved(project: Project, from: string, to: string): Project {
  const entries = Object.entries(project);
  return Object.fromEntries(
    entries.map(([path, text]) => [movedPath(path, from, to), text]),
  );
}

/** The project without a file, or without all files of a folder. */
export function without(project: Project, path: string): Project {
  const isGone = (file: string) =>
    file === path || (path.endsWith('/') && file.startsWith(path));
  return Object.fromEntries(Object.entries(project).filter(([file]) => !isGone(file)));
}
