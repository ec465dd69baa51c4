import {
  dynamic,
  get,
  list,
  noPlace,
  object,
  plain,
  textOf,
  truth,
  type Value,
  valuesOf,
} from './value.ts';

type Values = readonly Value[];

export const manifestModule = './package.json';
/** Something imported. Any `package.json` of the package's own files is the pasted one. */
export function importOf(path: string, name = 'default'): Value {
  const from = /^\.{1,2}\/(?:.*\/)?package\.json$/.test(path) ? manifestModule : path;
  return { kind: 'import', from, name, at: noPlace };
}

/** Modules whose `defineConfig` returns what it gets. */
const ofTools =
  /^(?:rollup|rolldown|tsdown(?:\/config)?|tsup|unbuild|vite|vitest\/config)$/;

/** A call of something imported: paths and `defineConfig` are known, the rest are plugins. */
export function callImport(from: string, name: string, args: Values): Value {
  const [first = plain(undefined)] = args;
  if (/^(?:(?:node:)?path(?:\/|$)|pathe$)/.test(from)) return callPath(name, args);
  if (name === 'fileURLToPath') return first;
  if (ofTools.test(from) && /^define(?:Build)?Config$/.test(name)) return first;
  return { kind: 'call', from, name, args, at: noPlace };
}

/** A call of a function for paths. A path that begins with a dot is treated as an absolute one. */
function callPath(name: string, args: Values): Value {
  const parts = args.map(textOf).filter((part) => part !== undefined);
  if (parts.length < args.length) return dynamic();
  if (name === 'dirname') return plain(joinPath([...parts, '..']));
  return /^(?:resolve|join)$/.test(name) ? plain(joinPath(parts)) : dynamic();
}

/** `./a/b` from what `path.resolve(__dirname, 'a', './b')` gets. */
function joinPath(parts: readonly string[]): string {
  const names: string[] = [];
  for (const name of parts.join('/').split('/')) {
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names[0] === '..' ? names.join('/') : `./${names.join('/')}`;
}

/** The method `map` of a list. */
export function mapOf(items: Values): Value {
  const call = ([change]: Values) =>
    change?.kind === 'function'
      ? list(items.map((item, index) => change.call([item, plain(index)])))
      : dynamic();
  return { kind: 'function', call, at: noPlace };
}

/** `filter(Boolean)` of a list; what only a run could tell stays. */
export function filterOf(items: Values): Value {
  const call = ([test]: Values) =>
    test?.at.text === 'Boolean'
      ? list(items.filter((one) => truth(one) !== false))
      : dynamic();
  return { kind: 'function', call, at: noPlace };
}

/** A call of a function that exists without an import; `undefined` of any other one. */
export function callGlobal(code: string, [given]: Values): Value | undefined {
  switch (code) {
    case 'require':
      return importOf(textOf(given) ?? '');
    case 'Object.keys':
      return given?.kind === 'object' && !get(given, '...')
        ? list(given.fields.map(({ name }) => plain(name)))
        : dynamic();
    case 'JSON.parse': {
      const path = given?.kind === 'call' ? textOf(given.args[0]) : given?.at.text;
      return /\bpackage\.json(?:$|['"`])/.test(path ?? '')
        ? importOf(manifestModule)
        : dynamic();
    }
    case 'JSON.stringify':
      return given?.kind === 'plain' ? plain(JSON.stringify(given.value)) : dynamic();
    default:
      return undefined;
  }
}

/** Paths are relative to the folder of the configuration. */
const [folder, file] = [plain('.'), plain('./_')];

/** Names that exist without an import. */
export const globals: Readonly<Record<string, Value>> = {
  undefined: plain(undefined),
  __dirname: folder,
  __filename: file,
  'import.meta': object({ dirname: folder, filename: file, url: file, '...': dynamic() }),
};

/** What functions that configure a build are called with: a production build. */
export const buildArguments: Value = object({
  command: plain('build'),
  watch: plain(false),
  '...': dynamic(),
});

/** Whether a value is that, wherever it is used. Its options are those of the command line. */
export const isBuildArguments = (value: Value): boolean =>
  value.kind === 'object' &&
  buildArguments.kind === 'object' &&
  value.fields === buildArguments.fields;

/** Commands that may be the build. */
const builds = /\b(?:build|rollup|tsdown|tsup|unbuild)\b/;

/**
 * A variable of the environment. One that scripts of `package.json` set, but none that builds, is not
 * there in a build; any other may come from elsewhere.
 */
export function variableOf(name: string, manifest: Value | undefined): Value {
  const scripts = valuesOf(get(manifest, 'scripts')).flatMap((one) => textOf(one) ?? []);
  const setting = scripts.filter((one) => new RegExp(`\\b${name}=`).test(one));
  const isUnset = setting.length > 0 && !setting.some((one) => builds.test(one));
  return isUnset ? plain(undefined) : dynamic();
}
