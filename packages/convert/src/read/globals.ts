import {
  dynamic,
  type Field,
  get,
  list,
  noPlace,
  object,
  plain,
  textOf,
  truth,
  type Value,
} from './value.ts';

const call = (run: (args: readonly Value[]) => Value | undefined): Value => ({
  kind: 'function',
  at: noPlace,
  call: (args) => run(args) ?? dynamic(),
});

/** An object that has more fields than are known here. */
const open = (fields: Record<string, Value>) => object({ ...fields, '...': dynamic() });

/** Paths are relative to the folder of the configuration. */
const [folder, file] = [plain('.'), plain('./_')];

export const manifestModule = './package.json';
export function importOf(from: string, name = 'default'): Value {
  return { kind: 'import', from, name, at: noPlace };
}

/** A function that loads a module, as `createRequire` returns it. */
export const load = call(([path]) => importOf(textOf(path) ?? ''));

/** Both configurations, where the second one wins; what is unknown of one stays a spread. */
export function merged(one: Value, two: Value): Value {
  const fieldsOf = (value: Value): readonly Field[] =>
    value.kind === 'object' ? value.fields : [{ name: '...', value }];
  const later = fieldsOf(two).map(({ name, value }) => {
    const before = get(one, name);
    if (before?.kind === 'list' && value.kind === 'list')
      return { name, value: { ...value, items: [...before.items, ...value.items] } };
    return { name, value: before?.kind === 'object' ? merged(before, value) : value };
  });
  return { kind: 'object', fields: [...fieldsOf(one), ...later], at: two.at };
}

const isDependencies = /^(?!.*devDependencies).*dependencies/is;

/** A function of an object that lists something of each field, unless some are unknown. */
const ofFields = (item: (field: Field) => Value) =>
  call(([given]) => {
    if (given?.kind === 'object' && !get(given, '...'))
      return list(given.fields.map(item));
    const isList = given && isDependencies.test(given.at.text);
    return isList ? dynamic(noPlace, { why: 'dependencies' }) : undefined;
  });

const objectFunctions = object({
  assign: call((args) => args.reduce(merged)),
  entries: ofFields(({ name, value }) => list([plain(name), value])),
  values: ofFields(({ value }) => value),
  keys: ofFields(({ name }) => plain(name)),
});

/** Rollup sets `ROLLUP_WATCH` while it watches. */
export const processObject = open({
  cwd: call(() => folder),
  env: open({ ROLLUP_WATCH: plain(undefined) }),
});

/** What is there without an import. */
export const globals: Readonly<Record<string, Value>> = {
  undefined: plain(undefined),
  __dirname: folder,
  __filename: file,
  require: load,
  'import.meta': open({ dirname: folder, filename: file, url: file }),
  process: processObject,
  module: object({}),
  Boolean: call(([given = plain(undefined)]) => {
    const known = truth(given);
    return known === undefined ? undefined : plain(known);
  }),
  Object: objectFunctions,
  JSON: object({
    parse: call(([given]) =>
      given && /['"](?:\.\/)?package\.json['"]/.test(given.at.text)
        ? importOf(manifestModule)
        : undefined,
    ),
    stringify: call(([given]) =>
      given?.kind === 'plain' ? plain(JSON.stringify(given.value)) : undefined,
    ),
  }),
};

/** What functions that configure a build are called with: a production build. */
export const buildArguments: Value = object({
  command: plain('build'),
  mode: plain('production'),
  watch: plain(false),
  isSsrBuild: plain(false),
  '...': dynamic(noPlace, { why: 'flags' }),
});
