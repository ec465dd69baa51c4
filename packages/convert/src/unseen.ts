import type { Draft } from './mapping/draft.ts';
import { withoutDot } from './mapping/files.ts';
import { pick, type Settings } from './mapping/settings.ts';
import { basesOf } from './read/project.ts';

/** Modules that say nothing about a configuration. */
const harmless =
  /^(?:node:)?(?:path|url|process)$|^(?:pathe|rollup|tsdown|tsup|vite)$|^(?:\.\/)?tsconfig\.json$|^(?:\.{0,2}\/)*package\.json$/;

/**
 * What decides about a configuration and was not pasted: the modules that unread values come from,
 * variables of the environment, other files for TypeScript, and what `tsconfig.json` extends or
 * refers to. `needed` are files of the answer, and `names` say where those of the configuration are from.
 */
export function unseenIn(
  { items, notes, project }: Draft,
  needed: Readonly<Record<string, Settings>>,
  names: ReadonlyMap<string, string>,
): string[] {
  const codes = [...notes.values()].flatMap(({ key, code }) =>
    /^(?:dynamic|condition)$/.test(key) && code ? [code] : [],
  );
  const found = codes.flatMap((code) => [
    ...(code.match(/\bprocess\.env\.\w+|\bmode\b/g) ?? []),
    ...(code.match(/(?<![\w$]|(?<!\.\.)\.)[\w$]+/g) ?? []).flatMap(
      (name) => names.get(name) ?? [],
    ),
    ...(/(?:^|require\()['"](\.{1,2}\/[^'"]+)['"]/.exec(code)?.slice(1) ?? []),
  ]);
  const tsconfigs = [
    ...items.map(({ settings }) => pick(settings, 'source.tsconfigPath')),
    ...Object.values(needed).map((file) => file.extends),
  ].filter((path) => typeof path === 'string' && !needed[withoutDot(path)]);
  const all = new Set([...found, ...basesOf(project), ...tsconfigs].map(String));
  return [...all].filter((name) => !harmless.test(name));
}
