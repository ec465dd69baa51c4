import { existsSync, readFileSync } from 'node:fs';
import path, { posix } from 'node:path';

/** What `package.json` says about a build. */
export type Manifest = ReturnType<typeof manifestOf>;

/** Fields whose values are paths, or contain them; the last ones are for a CDN. */
const fields =
  /^(?:main|module|types|typings|typesVersions|browser|style|sass|svelte|bin|exports|imports|unpkg|jsdelivr)$/;
/** Paths in a script, such as a program outside the build that starts a file of it. */
const relative = /["'](\.\.?\/[^"']+\.[cm]?js)["']/g;
const dependencies = ['dependencies', 'peerDependencies', 'optionalDependencies'];

/** Reads the nearest `package.json` around a folder; `undefined` if there is none. */
export function readManifest(folder: string): Manifest | undefined {
  let around = path.resolve(folder);
  while (!existsSync(path.join(around, 'package.json'))) {
    if (around === path.dirname(around)) return undefined;
    around = path.dirname(around);
  }
  const json = parse(path.join(around, 'package.json'));
  const read = (file: string) =>
    /\.[cm]?[jt]s$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const inside = path.relative(around, path.resolve(folder)).replaceAll('\\', '/');
  const has = (file: string) => existsSync(path.join(folder, file));
  return manifestOf(json, publishedFolder(json, inside, has), (file) =>
    read(path.join(around, file)),
  );
}

/**
 * The folder that `package.json` has for a build: `folder` itself, or another one if nothing leads
 * into `folder`, but its files are named there, as those of `dist` are for `dist-new`.
 */
function publishedFolder(
  json: Record<string, unknown>,
  folder: string,
  has: (file: string) => boolean,
): string {
  const paths = pathsIn(json).filter((one) => !one.startsWith('..'));
  if (folder === '' || paths.some((one) => one.startsWith(`${folder}/`))) return folder;
  const named = paths.find(
    (one) => one.includes('/') && has(one.replace(/^[^/]*\//, '')),
  );
  return named?.replace(/\/.*/, '') ?? folder;
}

/** The paths in the fields of `package.json` that lead to files. */
const pathsIn = (json: Record<string, unknown>) =>
  Object.entries(json)
    .filter(([field]) => fields.test(field))
    .flatMap(([, value]) => textsIn(value))
    .map((one) => posix.normalize(one));

function parse(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid: ${error}`, { cause: error });
  }
}

/** The manifest for a folder, relative to `package.json`; `read` gives the text of other files. */
export function manifestOf(
  json: Record<string, unknown>,
  folder: string,
  read = (_file: string) => '',
) {
  const root = posix.join(folder.replaceAll('\\', '/'), '/').replace(/^\/$/, '');
  const paths = pathsIn(json);
  const loaded = paths.flatMap((one) =>
    [...(one.startsWith(root) ? '' : read(one)).matchAll(relative)].map(([, to = '']) =>
      posix.join(posix.dirname(one), to),
    ),
  );
  const all = [...paths, ...loaded];
  const inside = all.filter((one) => one.startsWith(root) && one !== root);
  const named = new Set(inside.map((one) => one.slice(root.length)));
  const main = textsIn(json.exports ?? json.main).map((one) => posix.normalize(one));
  const listed = dependencies.flatMap((one) => Object.keys(json[one] ?? {}));
  return {
    /** The files that it names, or that those outside the folder load, relative to it. */
    entries: [...named],
    /** Whether it names a file, also by a pattern such as `styles/*.css`. */
    isEntry: (file: string) =>
      [...named].some((one) => {
        const [start = '', end] = one.split('*');
        const isSame = end === undefined ? file === one : file.endsWith(end);
        return isSame && file.startsWith(start);
      }),
    /** The file that any `import` and `require` load, if there is only one. */
    main: main.length === 1 ? main[0]?.replace(root, '') : undefined,
    /** Whether it is a command, which only Node.js runs. */
    isProgram: json.bin !== undefined,
    /** Whether nothing but entries can be loaded. */
    isClosed: json.exports !== undefined && named.size > 0 && !paths.join().includes('*'),
    /** Packages that users get with it: `@types/scope__name` is `@scope/name`. */
    provided: new Set([
      ...listed.map((one) =>
        one.replace(/^@types\/(?:(.*)__)?/, (_, scope) => (scope ? `@${scope}/` : '')),
      ),
      ...textsIn(json.name),
    ]),
  };
}

/** The package of a specifier: `@scope/name` of `@scope/name/file`, `fs` of `node:fs/promises`. */
export function packageOf(specifier: string): string {
  return /^(?:node:)?((?:@[^/]*\/)?[^/]*)/.exec(specifier)?.[1] ?? specifier;
}

/** All texts in a value of JSON. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}
