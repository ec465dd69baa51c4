import type { Message } from 'publint';
import { remove, rename, reorder, set } from '../edit.ts';
import { isObject, type JsonObject, type Manifest } from '../manifest.ts';
import { type Finding, publintFindings } from './publint.ts';
import { exportedFiles, formatOf, textMap, textsIn, typeFor } from './targets.ts';

/** Corrects the text of a manifest; there is none where only the author can decide. */
type Fix = (manifest: Manifest, finding: Finding) => string;

/** The section that explains a rule, without language, and its correction. */
type Rule = readonly [section: string, fix?: Fix];

const check = '/guide/basic/publish#check';
const exported = '/guide/basic/exports#exports';
const fields = '/guide/basic/pack#fields';
const packed = '/guide/basic/pack#pack';
const dual = '/guide/basic/output-format#esm-and-cjs';
const choose = '/guide/advanced/third-party-deps#choose';

const ordered =
  (...names: readonly string[]): Fix =>
  (manifest, { path }) =>
    reorder(manifest, path.slice(0, -1), (name) =>
      names.indexOf(names.includes(name) ? name : ''),
    );
const suggested: Fix = (manifest, { path, values }) =>
  values.suggestValue ? set(manifest, path, values.suggestValue) : manifest.text;
const withType: Fix = (manifest) => {
  const type = typeFor(manifest.value);
  return type ? set(manifest, ['type'], type, 'version') : manifest.text;
};
const withPattern: Fix = (manifest, { path, values }) => {
  const text = set(manifest, path, values.expectValue);
  const index = path.findIndex((name) => name.endsWith('/'));
  const key = path.slice(0, index + 1);
  return index < 0 ? text : rename({ ...manifest, text }, key, `${path[index]}*`);
};

/** All rules: those that publint runs, by its names, and those that only this site has. */
export const rules = {
  JSON_COMMENT: [check],
  JSON_TRAILING_COMMA: [check],
  JSON_DUPLICATE_KEY: [check],
  FIELD_INVALID_VALUE_TYPE: [fields],
  USE_TYPE: [
    exported,
    (manifest, finding) =>
      typeFor(manifest.value)
        ? withType(manifest, finding)
        : set(manifest, ['type'], 'commonjs', 'version'),
  ],
  USE_ENGINES_NODE: ['/guide/solution/nodejs#node-versions'],
  USE_SIDE_EFFECTS: ['/guide/basic/tree-shaking#side-effects'],
  LOCAL_DEPENDENCY: ['/guide/advanced/third-party-deps#workspace'],
  INVALID_REPOSITORY_VALUE: [fields, suggested],
  DEPRECATED_FIELD_JSNEXT: [exported, (manifest, { path }) => remove(manifest, path)],
  HAS_MODULE_BUT_NO_EXPORTS: [exported],
  USE_EXPORTS_BROWSER: [exported],
  USE_EXPORTS_OR_IMPORTS_BROWSER: [exported],
  FILE_INVALID_JSX_EXTENSION: ['/guide/solution/react-errors#preserve'],
  EXPORTS_MISSING_ROOT_ENTRYPOINT: [exported],
  EXPORTS_VALUE_CONFLICTS_WITH_BROWSER: [exported],
  EXPORTS_FALLBACK_ARRAY_USE: [exported],
  IMPORTS_FALLBACK_ARRAY_USE: [exported],
  EXPORTS_VALUE_INVALID: [exported, suggested],
  IMPORTS_VALUE_INVALID: [exported, suggested],
  EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: [exported, withPattern],
  IMPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: [exported, withPattern],
  EXPORTS_TYPES_SHOULD_BE_FIRST: [exported, ordered('types', '')],
  EXPORTS_DEFAULT_SHOULD_BE_LAST: [exported, ordered('', 'default')],
  IMPORTS_DEFAULT_SHOULD_BE_LAST: [exported, ordered('', 'default')],
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: [exported, ordered('', 'module', 'require')],
  IMPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: [exported, ordered('', 'module', 'require')],
  IMPORTS_KEY_INVALID: [
    exported,
    (manifest, { path, values: { suggestKey = '' } }) =>
      rename(manifest, path, suggestKey),
  ],
  EXPORTS_TYPES_INVALID_FORMAT: [
    '/guide/basic/output-format#dual-declarations',
    separateTypes,
  ],
  TYPES_SHARED_BY_FORMATS: [
    '/guide/basic/output-format#dual-declarations',
    separateTypes,
  ],
  TYPES_NOT_EXPORTED: ['/guide/basic/publish#dual'],
  EXPORTS_MISSING: [exported],
  IMPORT_IS_COMMONJS: [dual, withType],
  REQUIRE_IS_ESM: [dual, withType],
  FILES_MISSING: [packed, listFolders],
  FILES_WITHOUT_TARGET: [packed, listFolders],
  SIDE_EFFECTS_WITHOUT_CSS: [
    '/guide/basic/tree-shaking#css-side-effects',
    (manifest) => {
      const listed = textsIn(manifest.value.sideEffects).map(({ file }) => file);
      return set(manifest, ['sideEffects'], [...listed, '**/*.css']);
    },
  ],
  FRAMEWORK_IS_DEPENDENCY: [
    '/guide/advanced/third-party-deps#one-react',
    (manifest, { path, values: { name = '', range } }) => {
      const text = set(manifest, ['peerDependencies', name], range, 'dependencies');
      return remove({ ...manifest, text }, path);
    },
  ],
  PEER_IS_DEPENDENCY: [choose, (manifest, { path }) => remove(manifest, path)],
  PEER_NOT_INSTALLED: [
    choose,
    (manifest, { values: { name = '', range } }) =>
      set(manifest, ['devDependencies', name], range, 'peerDependencies'),
  ],
  PEER_WITHOUT_JSX_RUNTIME: ['/guide/solution/react#jsx-transform'],
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;

/** What publint and the site's own rules find, errors first. Never rejects. */
export async function findingsIn({ value }: Manifest): Promise<Finding<RuleId>[]> {
  const order: readonly Message['type'][] = ['error', 'warning', 'suggestion'];
  return [...(await publintFindings(value)), ...ownFindings(value)]
    .flatMap(({ rule, ...rest }) => (isRule(rule) ? [{ ...rest, rule }] : []))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

/** The correction of a rule; `undefined` if it has none. */
export function fixOf(rule: RuleId): Fix | undefined {
  const [, fix]: Rule = rules[rule];
  return fix;
}

function isRule(name: string): name is RuleId {
  return Object.hasOwn(rules, name);
}

/** What only shows in how fields agree with each other. */
function ownFindings(value: JsonObject): Finding<RuleId>[] {
  const { exports, main, module, types, files, sideEffects } = value;
  const at = (
    rule: RuleId,
    level: Finding['level'],
    path: readonly string[] = [],
    values = {},
  ) => ({ rule, level, path, values });
  const scripts = exportedFiles(value).filter(({ file }) => formatOf(file, value));
  const wrongFormat = (condition: string, format: 'esm' | 'cjs') =>
    scripts.filter(
      ({ path, file }) =>
        path.includes(condition) &&
        file.endsWith('.js') &&
        formatOf(file, value) === format,
    );
  const hasCss = exportedFiles(value).some(({ file }) => file.endsWith('.css'));
  const effects = textsIn(sideEffects).some(({ file }) => file.includes('css'));
  const [dependencies, peers, installed] = [
    textMap(value.dependencies),
    textMap(value.peerDependencies),
    textMap(value.devDependencies),
  ];
  return [
    ...wrongFormat('import', 'cjs').map(({ path, file }) =>
      at('IMPORT_IS_COMMONJS', 'error', path, { file }),
    ),
    ...wrongFormat('require', 'esm').map(({ path, file }) =>
      at('REQUIRE_IS_ESM', 'warning', path, { file }),
    ),
    // Where the older field `types` names a file too, publint finds this.
    ...exportedFiles(value)
      .filter(({ path }) => types === undefined && sharedTypes(value, path.slice(0, -1)))
      .filter(({ path }) => path.at(-1) === 'types')
      .map(({ path }) => at('TYPES_SHARED_BY_FORMATS', 'error', path)),
    ...(exports === undefined && module === undefined && (main ?? types) !== undefined
      ? [at('EXPORTS_MISSING', 'suggestion', [main === undefined ? 'types' : 'main'])]
      : []),
    ...(files === undefined ? [at('FILES_MISSING', 'warning')] : []),
    ...unlisted(value).map(({ path, file }) =>
      at('FILES_WITHOUT_TARGET', 'error', path, { file }),
    ),
    ...(hasCss && !effects && (sideEffects === false || Array.isArray(sideEffects))
      ? [at('SIDE_EFFECTS_WITHOUT_CSS', 'warning', ['sideEffects'])]
      : []),
    ...Object.entries(dependencies).flatMap(([name, range]) => {
      const values = { name, range };
      const path = ['dependencies', name];
      if (name in peers) return [at('PEER_IS_DEPENDENCY', 'warning', path, values)];
      return frameworks.test(name)
        ? [at('FRAMEWORK_IS_DEPENDENCY', 'error', path, values)]
        : [];
    }),
    ...Object.entries(peers).flatMap(([name, range]) => {
      const values = { name, range };
      const path = ['peerDependencies', name];
      return [
        ...(name in installed
          ? []
          : [at('PEER_NOT_INSTALLED', 'suggestion', path, values)]),
        ...(name === 'react' && oldReact(range)
          ? [at('PEER_WITHOUT_JSX_RUNTIME', 'suggestion', path, values)]
          : []),
      ];
    }),
  ];
}

const frameworks = /^(?:react|react-dom|vue|svelte|solid-js)$/;

/** Whether a range begins before 16.14; each part of it without `<` is a beginning. */
function oldReact(range: string): boolean {
  return range.split(/\|\||\s(?=[\d^~>=])/).some((part) => {
    const [, below, major, minor = 0] =
      /([<>]?)=?\s*[\^~v]?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    return major && below !== '<' && Number(major) * 1000 + Number(minor) < 16_014;
  });
}

/** Files that users load and `files` leaves out; none if it has patterns. */
function unlisted({ files, exports, module, types }: JsonObject) {
  const listed = Array.isArray(files) ? files.map(folderOf) : [];
  if (listed.length === 0 || listed.some((one) => /[*!?[{]/.test(one))) return [];
  return textsIn({ exports, module, types }).filter(
    ({ file }) =>
      /^\.\/[^*]+$/.test(file) &&
      !listed.some((one) => one === '' || `${folderOf(file)}/`.startsWith(`${one}/`)),
  );
}

/** Adds the folders of the files that users load. */
function listFolders({ text, value, ...rest }: Manifest): string {
  const { files, exports, module, types, main, bin } = value;
  const loaded = textsIn({ exports, module, types, main, bin });
  const folders = loaded.flatMap(
    ({ file }) => /^(?:\.\/)?([\w-]+)\//.exec(file)?.[1] ?? [],
  );
  const listed = textsIn(files).map(({ file }) => file);
  const all = [...new Set([...listed, ...folders])];
  return all.length === listed.length
    ? text
    : set({ text, value, ...rest }, ['files'], all, 'exports');
}

/** An entry of `files` or a path, without `./` and what follows a folder. */
function folderOf(entry: unknown): string {
  return String(entry)
    .replace(/^\.?\//, '')
    .replace(/(?:\/\*{1,2})?\/?$/, '');
}

/** Gives `import` and `require` declarations of their own, where both share one file. */
function separateTypes(manifest: Manifest, { path }: Finding): string {
  const place = path.slice(0, -1);
  const shared = sharedTypes(manifest.value, place);
  const typed = (file: string) => ({
    types: file.replace(/\.([cm]?)js$/, '.d.$1ts'),
    default: file,
  });
  if (!shared) return manifest.text;
  const { types: _, esm, cjs, ...others } = shared;
  return set(manifest, place, { ...others, import: typed(esm), require: typed(cjs) });
}

/** Conditions with one declaration file for `import` and `require`; `undefined` for others. */
function sharedTypes(value: JsonObject, place: readonly string[]) {
  const conditions = place.reduce<unknown>(
    (inner, name) => (isObject(inner) ? inner[name] : undefined),
    value,
  );
  const { types, import: esm, require: cjs } = textMap(conditions);
  if (!types || !esm || !cjs || !isObject(conditions)) return undefined;
  const { import: _, require: __, ...others } = conditions;
  return formatOf(esm, value) === formatOf(cjs, value)
    ? undefined
    : { ...others, types, esm, cjs };
}
