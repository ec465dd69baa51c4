import { dependencies, type Project, record } from '../read/project.ts';
import pluginsJson from './plugins.json' with { type: 'json' };

/** A plugin of which the converter knows what it becomes. */
export interface KnownPlugin {
  readonly name: string;
  /** The modules of such plugins: an expression. */
  readonly modules: string;
  /** Options that Rslib needs none for, with spaces between them. */
  readonly unneeded: string;
}

/** The plugin that a module is known as; `undefined` of one without a counterpart. */
export const pluginOf = (module: string): KnownPlugin | undefined =>
  pluginsJson.known.find(({ modules }) => new RegExp(modules).test(module));

/** The section about plugins that have no counterpart. */
export const sectionOf = (module: string): string | undefined =>
  pluginsJson.sections.find(({ modules }) => new RegExp(modules).test(module))?.link;

/** Whether sources may import packages, or types of them, that are only in `devDependencies`. */
export function hasOtherPackages(project: Project, modules: readonly string[]): boolean {
  const known = [...dependencies(project), ...modules, 'typescript'];
  const isTool = (name: string) => /^@types\//.test(name) || pluginOf(name) !== undefined;
  const names = Object.keys(record(project.manifest?.devDependencies));
  return names.some((name) => !known.includes(name) && !isTool(name));
}
