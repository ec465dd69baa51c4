import { fieldsOf } from '@site/mdx/records';
import type { Project } from '../../parts/recorded.ts';

/** Whether a project has the sources of another one, whatever is configured. */
export function hasSourcesOf(project: Project, other: Project): boolean {
  const paths = Object.keys({ ...project, ...other });
  return paths.every((path) => !path.startsWith('src/') || project[path] === other[path]);
}

/** The path of the configuration file, if there is one. */
export function configPathOf(project: Project): string | undefined {
  return Object.keys(project).find((path) => /^rslib\.config\.[cm]?[jt]s$/.test(path));
}

/** Whether a path stays inside of the package: no part of it is empty or of dots alone. */
const isInside = (path: string) => !/(?:^|\/)\.*(?:\/|$)/.test(path);

/** Whether one path is the other one, or a folder around it. */
const isAround = (path: string, other: string) => `${other}/`.startsWith(`${path}/`);

/** Why a path cannot be that of a new file or folder; the key of a text. */
export function problemOfPath(path: string, project: Project) {
  const isWrong = /[\\:*?"<>|\s]|^node_modules(?:\/|$)/.test(path);
  if (isWrong || !isInside(path)) return 'pathInvalid';
  const isTaken = Object.keys(project).some(
    (one) => isAround(path, one) || isAround(one, path),
  );
  return isTaken ? 'pathTaken' : undefined;
}

/** A project from elsewhere, checked: a record of texts with paths inside of the package. */
export function parseProject(value: unknown): Project | undefined {
  const entries = Object.entries(fieldsOf(value));
  const texts = entries.flatMap(([path, text]) =>
    typeof text === 'string' && isInside(path) ? [[path, text] as const] : [],
  );
  const isWhole = texts.length > 0 && texts.length === entries.length;
  return isWhole ? Object.fromEntries(texts) : undefined;
}
