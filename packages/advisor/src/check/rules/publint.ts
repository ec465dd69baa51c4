import { type Message, publint } from 'publint';
import { rename, reorder, set } from '../edit.ts';
import { isObject, type JsonObject, type Manifest } from '../manifest.ts';
import type { Finding, Rule } from './rule.ts';
import { textMap, textsIn } from './targets.ts';

export type PublintCode = Message['code'];

/** Rules that have to see the files, which nobody has pasted. */
export const fileRules = [
  'FILE_DOES_NOT_EXIST',
  'FILE_NOT_PUBLISHED',
  'FILE_INVALID_FORMAT',
  'FILE_INVALID_EXPLICIT_FORMAT',
  'IMPLICIT_INDEX_JS_INVALID_FORMAT',
  'HAS_ESM_MAIN_BUT_NO_EXPORTS',
  'CJS_WITH_ESMODULE_DEFAULT_EXPORT',
  'MODULE_SHOULD_BE_ESM',
  'EXPORTS_MODULE_SHOULD_BE_ESM',
  'IMPORTS_MODULE_SHOULD_BE_ESM',
  'EXPORTS_GLOB_NO_MATCHED_FILES',
  'IMPORTS_GLOB_NO_MATCHED_FILES',
  'BIN_FILE_NOT_EXECUTABLE',
  'NESTED_PACKAGE_JSON_FIELD_IGNORED',
  'USE_FILES',
  'USE_LICENSE',
] as const satisfies readonly PublintCode[];

type CheckedCode = Exclude<PublintCode, (typeof fileRules)[number]>;

const read = '/guide/basic/publish#exports';
const fields = '/guide/basic/publish#fields';

const parent = ({ path }: Finding) => path.slice(0, -1);
const first = (name: string) => (key: string) => (key === name ? 0 : 1);
const defaultLast = (key: string) => (key === 'default' ? 1 : 0);

const defaultRule: Rule = {
  section: read,
  fix: (manifest, finding) => reorder(manifest, parent(finding), defaultLast),
};
const moduleRule: Rule = {
  section: read,
  fix: (manifest, finding) =>
    reorder(manifest, parent(finding), (key) =>
      key === 'module' ? 1 : key === 'require' ? 2 : key === 'default' ? 3 : 0,
    ),
};
const valueRule: Rule = {
  section: read,
  fix: (manifest, { path, values }) => set(manifest, path, values?.suggestValue),
};
const folderRule: Rule = {
  section: read,
  fix: (manifest, { path, values }) => {
    const text = set(manifest, path, values?.expectValue);
    const index = path.findIndex((name) => name.endsWith('/'));
    if (index < 0) return text;
    return rename({ ...manifest, text }, path.slice(0, index + 1), `${path[index]}*`);
  },
};

/** The rules of publint that need no file. */
export const publintRules: Readonly<Record<CheckedCode, Rule>> = {
  FIELD_INVALID_VALUE_TYPE: { section: fields },
  USE_TYPE: {
    section: read,
    fix: (manifest) =>
      set(manifest, ['type'], typeFor(manifest.value) ?? 'commonjs', 'version'),
  },
  USE_ENGINES_NODE: { section: '/guide/solution/nodejs#node-versions' },
  USE_SIDE_EFFECTS: { section: '/guide/basic/output-structure#side-effects' },
  LOCAL_DEPENDENCY: { section: '/guide/advanced/third-party-deps#workspace' },
  INVALID_REPOSITORY_VALUE: {
    section: fields,
    fix: (manifest, { path, values }) =>
      values?.suggestValue ? set(manifest, path, values.suggestValue) : manifest.text,
  },
  DEPRECATED_FIELD_JSNEXT: {
    section: read,
    fix: (manifest, { path }) =>
      manifest.value.module === undefined
        ? rename(manifest, path, 'module')
        : set(manifest, path, undefined),
  },
  HAS_MODULE_BUT_NO_EXPORTS: { section: read },
  USE_EXPORTS_BROWSER: { section: read },
  USE_EXPORTS_OR_IMPORTS_BROWSER: { section: read },
  FILE_INVALID_JSX_EXTENSION: { section: '/guide/solution/react#preserve' },
  EXPORTS_MISSING_ROOT_ENTRYPOINT: { section: read },
  EXPORTS_VALUE_CONFLICTS_WITH_BROWSER: { section: read },
  EXPORTS_FALLBACK_ARRAY_USE: { section: read },
  IMPORTS_FALLBACK_ARRAY_USE: { section: read },
  EXPORTS_VALUE_INVALID: valueRule,
  IMPORTS_VALUE_INVALID: valueRule,
  EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: folderRule,
  IMPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: folderRule,
  EXPORTS_TYPES_SHOULD_BE_FIRST: {
    section: read,
    fix: (manifest, finding) => reorder(manifest, parent(finding), first('types')),
  },
  EXPORTS_DEFAULT_SHOULD_BE_LAST: defaultRule,
  IMPORTS_DEFAULT_SHOULD_BE_LAST: defaultRule,
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: moduleRule,
  IMPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: moduleRule,
  IMPORTS_KEY_INVALID: {
    section: read,
    fix: (manifest, { path, values }) =>
      rename(manifest, path, values?.suggestKey ?? path.at(-1) ?? ''),
  },
  EXPORTS_TYPES_INVALID_FORMAT: {
    section: '/guide/basic/output-format#dual-declarations',
    fix: (manifest, finding) => separateTypes(manifest, parent(finding)),
  },
  TYPES_NOT_EXPORTED: { section: '/guide/basic/publish#dual' },
};

/** The `type` with which each `.js` file is what its condition says; `undefined` if none is. */
export function typeFor(value: JsonObject): 'module' | 'commonjs' | undefined {
  const all = textsIn([value.exports, value.main, value.bin], []);
  const plain = all.filter(({ file }) => file.endsWith('.js'));
  const isFor = (condition: string) =>
    plain.every(({ path }) => path.includes(condition));
  if (plain.length === 0) return undefined;
  if (isFor('import')) return 'module';
  return plain.every(({ path }) => path.includes('require') || path[0] === '1')
    ? 'commonjs'
    : undefined;
}

/** Gives `import` and `require` declarations of their own, where both share one file. */
function separateTypes(manifest: Manifest, path: readonly string[]): string {
  const conditions = path.reduce<unknown>(
    (value, name) => (isObject(value) ? value[name] : undefined),
    manifest.value,
  );
  const { types, import: esm, require: cjs } = textMap(conditions);
  if (!types || !esm || !cjs) return manifest.text;
  const typed = (file: string) => ({
    types: file.replace(/\.([cm]?)js$/, '.d.$1ts'),
    default: file,
  });
  const { types: _, ...others } = isObject(conditions) ? conditions : {};
  return set(manifest, path, { ...others, import: typed(esm), require: typed(cjs) });
}

const isText = (value: unknown) => typeof value === 'string';
const isTarget = (value: unknown): boolean =>
  value === null ||
  isText(value) ||
  (typeof value === 'object' && Object.values(value).every(isTarget));

/** What publint takes for granted. It stops at other values instead of reporting them. */
const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  exports: isTarget,
  imports: (value) => isObject(value) && isTarget(value),
  dependencies: (value) => isObject(value) && Object.values(value).every(isText),
  browser: (value) => isText(value) || isObject(value),
  repository: (value) =>
    isText(value) || (isObject(value) && Object.values(value).every(isText)),
  publishConfig: (value) => isObject(value) && hasShape(value),
};

const hasShape = (value: JsonObject) =>
  Object.entries(value).every(([name, field]) => shapes[name]?.(field) ?? true);

const filePattern =
  /^(?:main|module|types|typings|jsnext(?::main)?|unpkg|jsdelivr|browser|exports|imports|bin)$/;

/**
 * What publint says about a manifest whose files all exist and are what their names say. Never
 * rejects for an object that was read from JSON.
 */
export async function publintFindings(value: JsonObject): Promise<Finding[]> {
  const wrong = Object.keys(shapes).filter(
    (name) => value[name] !== undefined && !shapes[name]?.(value[name]),
  );
  const fieldsOf = (object: JsonObject) =>
    Object.entries(object).filter(([name]) => filePattern.test(name));
  const sound: JsonObject = Object.fromEntries(
    Object.entries(value).filter(([name]) => !wrong.includes(name)),
  );
  const named = [...fieldsOf(sound), ...fieldsOf(isObject(sound.publishConfig) ? sound.publishConfig : {})];
  const files = named.flatMap(([, field]) => textsIn(field, []).map(({ file }) => file));
  const pack = {
    files: [
      { name: '/package/package.json', data: JSON.stringify(sound) },
      ...[...new Set(files)].map((file) => ({ name: placeOf(file), data: shebang })),
    ],
  };
  const { messages } = await publint({ pkgDir: '/package', pack });
  return [
    ...wrong.map((name) => wrongType(name)),
    ...messages
      .filter(({ code }) => code in publintRules)
      .map(({ code, path, type, args }) => ({
        rule: code,
        level: type,
        path,
        values: textMap(args),
      })),
  ];
}

const wrongType = (name: string): Finding => ({
  rule: 'FIELD_INVALID_VALUE_TYPE',
  level: 'error',
  path: [name],
});

/** Of no format, and executable. */
const shebang = '#!/usr/bin/env node';

/** Where publint looks for a file; one file for a pattern or a folder. */
function placeOf(file: string): string {
  const path = `/package/${file}`.replace(/\/(\.?\/)+/g, '/');
  return path.replaceAll('*', 'any').replace(/\/$/, '/any');
}
