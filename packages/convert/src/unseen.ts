import type { Note } from './mapping/draft.ts';
import { withoutDot } from './mapping/files.ts';
import { type Project, record } from './read/project.ts';

/** Modules that say nothing about a configuration. */
const harmless =
  /^(?:node:)?(?:path|url|process)$|^(?:pathe|rollup|tsdown|tsup|vite)$|^(?:\.\/)?tsconfig\.json$|^(?:\.{0,2}\/)*package\.json$/;

interface Known {
  readonly files: readonly { readonly name: string }[];
  readonly notes: readonly Note[];
  readonly settings: readonly string[];
  /** Where the names of the configuration come from. */
  readonly names: ReadonlyMap<string, string>;
}

/** A setting of the answer that names a file for TypeScript. */
const tsconfigOf = /^(?:source\.tsconfigPath|tsconfig\..*: extends): '(.+)'$/;

/**
 * What decides about a configuration and was not pasted: the modules that unread values come from,
 * variables of the environment, other files for TypeScript, and what `tsconfig.json` extends or
 * refers to.
 */
export function unseenIn(
  { files, notes, settings, names }: Known,
  { tsconfig }: Project,
): string[] {
  const codes = notes.flatMap(({ key, code }) =>
    /^(?:dynamic|condition)$/.test(key) && code ? [code] : [],
  );
  const found = codes.flatMap((code) => [
    ...(code.match(/\bprocess\.env\.\w+|\bmode\b/g) ?? []),
    ...(code.match(/(?<![\w$]|(?<!\.\.)\.)[\w$]+/g) ?? []).flatMap(
      (name) => names.get(name) ?? [],
    ),
    ...(/(?:^|require\()['"](\.{1,2}\/[^'"]+)['"]/.exec(code)?.slice(1) ?? []),
  ]);
  const bases = [tsconfig?.extends].flat().filter((one) => typeof one === 'string');
  // Without files of its own, it only says which others there are.
  const isEmpty = Array.isArray(tsconfig?.files) && tsconfig.files.length === 0;
  const references = isEmpty ? [tsconfig.references].flat() : [];
  const parts = references.map((one) => String(record(one).path));
  const used = settings.flatMap((one) => tsconfigOf.exec(one)?.[1] ?? []);
  const tsconfigs = used.filter((path) =>
    files.every(({ name }) => name !== withoutDot(path)),
  );
  const all = new Set([...found, ...bases, ...parts, ...tsconfigs]);
  return [...all].filter((name) => !harmless.test(name));
}
