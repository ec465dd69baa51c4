import { type Project, parseProject } from '../project/project.ts';

const key = 'playground-project';
/** Also read by `startAtOnce`. */
const runKey = 'playground-run';

/** The project that the reader was working on, kept by the browser until it is reset. */
export function keptProject(): Project | undefined {
  return parse(localStorage.getItem(key));
}

/** Keeps a project, or forgets it. A full or closed storage keeps nothing. */
export function keepProject(project: Project | undefined): void {
  try {
    if (project) localStorage.setItem(key, JSON.stringify(project));
    else localStorage.removeItem(key);
  } catch {
    // The address and the download are there for that.
  }
}

/** A project that the reader has asked to build, across the reload that isolates the page. */
export function takePendingRun(): Project | undefined {
  const project = parse(sessionStorage.getItem(runKey));
  sessionStorage.removeItem(runKey);
  return project;
}

/** See `takePendingRun`. False if the storage has no room for it. */
export function keepForReload(project: Project): boolean {
  try {
    sessionStorage.setItem(runKey, JSON.stringify(project));
    return true;
  } catch {
    return false;
  }
}

function parse(text: string | null): Project | undefined {
  try {
    return text === null ? undefined : parseProject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
