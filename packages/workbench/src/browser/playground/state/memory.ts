import type { Project } from '../../parts/recorded.ts';
import { parseProject } from '../project/project.ts';

/** In `localStorage`, where `startAtOnce` looks for it: what the reader was working on, until it is reset. */
const projectKey = 'playground-project';
/** In `sessionStorage`, where `startAtOnce` looks for it. */
const pressKey = 'playground-press';

/** A press of Run that has to survive a reload, because only the next document can build. */
export interface Press {
  readonly project: Project;
  /** How often the page has been reloaded for it. */
  readonly reloads: number;
}

/** A project that the reader has changed. */
export interface Kept {
  readonly project: Project;
  /** Its code came from a link, so it waits for a press of Run. */
  readonly isForeign: boolean;
}

/** Undefined if no project is kept, or it is damaged. */
export function recallProject(): Kept | undefined {
  const kept = read(localStorage, projectKey);
  const { project, isForeign } = Object(kept);
  const own = parseProject(project);
  if (own) return { project: own, isForeign: isForeign === true };
  // What was kept before this form had its files at the top.
  const former = parseProject(kept);
  return former && { project: former, isForeign: false };
}

/** Keeps a project. If the storage is full, the last one stays. */
export function keepProject(kept: Kept): void {
  write(localStorage, projectKey, kept);
}

export const forgetProject = () => localStorage.removeItem(projectKey);

/** Undefined if none is kept, it is damaged, or the reader came here in another way than by a reload. */
export function recallPress(): Press | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (Reflect.get(Object(navigation), 'type') !== 'reload') return undefined;
  const { project, reloads } = Object(read(sessionStorage, pressKey));
  const parsed = parseProject(project);
  return parsed && { project: parsed, reloads: Number(reloads) || 0 };
}

/** Keeps a press. False if the storage is full, or one in memory (`provideStorageFallback`). */
export const keepPress = (press: Press): boolean =>
  sessionStorage instanceof Storage && write(sessionStorage, pressKey, press);

export const forgetPress = () => sessionStorage.removeItem(pressKey);

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function write(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
