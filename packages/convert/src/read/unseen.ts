import type { Note, Project } from '../mapping/draft.ts';

/** Modules that say nothing about a configuration. */
const harmless =
  /^(?:node:)?(?:path|url|process)$|^(?:pathe|rollup|tsdown|tsup|vite)$|^\.\/package\.json$/;

/**
 * What decides about a configuration and was not pasted: the modules that unread values come from,
 * variables of the environment, and what `tsconfig.json` extends. `names` are those that the file
 * imports.
 */
export function unseenIn(
  notes: readonly Note[],
  names: ReadonlyMap<string, string>,
  { tsconfig }: Project,
): string[] {
  const codes = notes.flatMap(({ key, code }) =>
    /^(?:dynamic|condition)$/.test(key) && code ? [code] : [],
  );
  const found = codes.flatMap((code) => [
    ...(code.match(/\bprocess\.env\.\w+/g) ?? []),
    ...(code.match(/(?<![.\w$])[\w$]+/g) ?? []).flatMap((name) => names.get(name) ?? []),
    ...(/(?:^|require\()['"](\.{1,2}\/[^'"]+)['"]/.exec(code)?.slice(1) ?? []),
  ]);
  const bases = [tsconfig?.extends].flat().filter((one) => typeof one === 'string');
  return [...new Set([...found, ...bases])].filter((name) => !harmless.test(name));
}
