import { type Project, parseProject } from '../project/project.ts';

/**
 * What is kept: in `localStorage`, what the reader was working on, until it is reset; in `sessionStorage`,
 * where `startAtOnce` looks for it, what is to be built after the reload that isolates the page.
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
