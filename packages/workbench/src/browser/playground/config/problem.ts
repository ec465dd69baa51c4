import type { Project } from '../../parts/recorded.ts';
import { type Problem, placeAt, styledTexts } from '../output/messages.ts';
import { configPathOf } from '../project/project.ts';
import { firstErrorIn, parseConfig } from './syntax.ts';

/**
 * Where a configuration cannot be parsed, if the log of a build says that: the compiler names no place in it.
 * At most one problem.
 */
export function configProblems(log: readonly string[], project: Project): Problem[] {
  const path = configPathOf(project);
  const lines = styledTexts(log).map(({ text }) => text);
  const [message] = /Syntax Error: .*$/m.exec(lines.join('')) ?? [];
  const text = path && project[path];
  if (!text || !message) return [];
  const place = firstErrorIn(parseConfig(text));
  return place === undefined
    ? []
    : [{ path, ...placeAt(text, place), message: message.trim() }];
}
