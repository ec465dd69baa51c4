import { type Project, parseProject } from '../project/project.ts';

/**
 * What is kept: the project that the reader was working on, until it is reset, and one that the reader
 * has asked to build, across the reload that isolates the page. `startAtOnce` reads the second.
 */
type Kept = 'playground-project' | 'playground-run';

const storageOf = (kept: Kept) =>
  kept === 'playground-run' ? sessionStorage : localStorage;

/** Undefined if nothing is kept, or it is damaged. */
export function recall(kept: Kept): Project | undefined {
  try {
    return parseProject(JSON.parse(storageOf(kept).getItem(kept) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps a project. False if the storage is full or closed. */
export function keep(kept: Kept, project: Project): boolean {
  try {
    storageOf(kept).setItem(kept, JSON.stringify(project));
    return true;
  } catch {
    return false;
  }
}

export function forget(kept: Kept): void {
  storageOf(kept).removeItem(kept);
}
