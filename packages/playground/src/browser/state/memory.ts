import { type Project, parseProject } from '../project/project.ts';

/**
 * Where a project is kept: in `localStorage`, what the reader was working on, until it is reset; in
 * `sessionStorage`, what the reader has asked to build, across the reload that isolates the page, and
 * where `startAtOnce` looks for it.
 */
const key = 'playground-project';

/** Undefined if nothing is kept, or it is damaged. */
export function recall(storage: Storage): Project | undefined {
  try {
    return parseProject(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps a project. False if the storage is full. */
export function keep(storage: Storage, project: Project): boolean {
  try {
    storage.setItem(key, JSON.stringify(project));
    return true;
  } catch {
    return false;
  }
}

export const forget = (storage: Storage) => storage.removeItem(key);
