import { set } from '../edit.ts';
import type { JsonObject, Manifest } from '../manifest.ts';
import { typeFor } from './publint.ts';
import type { Found, Rule } from './rule.ts';
import {
  exportedFiles,
  formatOf,
  outputFolders,
  scriptsFor,
  textMap,
  textsIn,
} from './targets.ts';

export type OwnRule =
  | 'FILES_MISSING'
  | 'FILES_WITHOUT_TARGET'
  | 'EXPORTS_MISSING'
  | 'IMPORT_IS_COMMONJS'
  | 'REQUIRE_IS_ESM'
  | 'OLD_NODE_REQUIRES_ESM'
  | 'SIDE_EFFECTS_WITHOUT_CSS'
  | 'FRAMEWORK_IS_DEPENDENCY'
  | 'PEER_IS_DEPENDENCY'
  | 'PEER_NOT_INSTALLED'
  | 'PEER_WITHOUT_JSX_RUNTIME';

const pack = '/guide/basic/publish#pack';
const choose = '/guide/advanced/third-party-deps#choose';

/** Rules beside those of publint: what only shows in how fields agree with each other. */
export const ownRules: Readonly<Record<OwnRule, Rule>> = {
  FILES_MISSING: {
    section: pack,
    level: 'warning',
    find: (value) => (value.files === undefined ? [{ path: [] }] : []),
    fix: (manifest) => {
      const folders = outputFolders(manifest.value);
      return folders.length === 0
        ? manifest.text
        : set(manifest, ['files'], folders, 'exports');
    },
  },
  FILES_WITHOUT_TARGET: {
    section: pack,
    level: 'error',
    find: ({ files, exports, module, types }) => {
      const listed = Array.isArray(files) ? files.map(folderOf) : [];
      if (listed.length === 0 || listed.some((one) => /[*!?[{]/.test(one))) return [];
      const isListed = (file: string) =>
        listed.some((one) => one === '' || file === one || file.startsWith(`${one}/`));
      return textsIn({ exports, module, types }, []).flatMap(({ path, file }) =>
        file.startsWith('./') && !isListed(folderOf(file))
          ? [{ path, values: { file } }]
          : [],
      );
    },
    fix: (manifest, { values }) => {
      const folder = folderOf(values?.file ?? '').split('/')[0];
      const files = textsIn(manifest.value.files, []).map(({ file }) => file);
      return files.includes(folder ?? '')
        ? manifest.text
        : set(manifest, ['files'], [...files, folder]);
    },
  },
  EXPORTS_MISSING: {
    section: '/guide/basic/publish#exports',
    level: 'suggestion',
    find: ({ exports, main, types, module }) =>
      exports === undefined && module === undefined && (main ?? types) !== undefined
        ? [{ path: [main === undefined ? 'types' : 'main'] }]
        : [],
  },
  IMPORT_IS_COMMONJS: {
    section: '/guide/basic/output-format#esm-and-cjs',
    level: 'error',
    find: (value) => scriptsOf('cjs', 'import', value),
    fix: setType,
  },
  REQUIRE_IS_ESM: {
    section: '/guide/basic/output-format#esm-and-cjs',
    level: 'warning',
    find: (value) => scriptsOf('esm', 'require', value),
    fix: setType,
  },
  OLD_NODE_REQUIRES_ESM: {
    section: '/guide/basic/publish#dual',
    level: 'suggestion',
    find: (value) => {
      const { node = '' } = textMap(value.engines);
      const scripts = exportedFiles(value).filter(({ file }) => formatOf(file, value));
      const onlyEsm = scripts.every(({ file }) => formatOf(file, value) === 'esm');
      return scripts.length > 0 && onlyEsm && admits(node, 20_019)
        ? [{ path: ['engines', 'node'], values: { range: node } }]
        : [];
    },
  },
  SIDE_EFFECTS_WITHOUT_CSS: {
    section: '/guide/basic/output-structure#css-side-effects',
    level: 'warning',
    find: (value) => {
      const { sideEffects } = value;
      const listed = textsIn(sideEffects, []).some(({ file }) => file.includes('css'));
      const isPromise = sideEffects === false || Array.isArray(sideEffects);
      const css = exportedFiles(value).some(({ file }) => file.endsWith('.css'));
      return css && isPromise && !listed ? [{ path: ['sideEffects'] }] : [];
    },
    fix: (manifest) => {
      const files = textsIn(manifest.value.sideEffects, []).map(({ file }) => file);
      return set(manifest, ['sideEffects'], [...files, '**/*.css']);
    },
  },
  FRAMEWORK_IS_DEPENDENCY: {
    section: '/guide/advanced/third-party-deps#one-react',
    level: 'error',
    find: ({ dependencies, peerDependencies }) =>
      Object.keys(textMap(dependencies)).flatMap((name) =>
        frameworks.has(name) && !(name in textMap(peerDependencies))
          ? [{ path: ['dependencies', name], values: { name } }]
          : [],
      ),
    fix: (manifest, { path: [, name = ''] }) => {
      const range = textMap(manifest.value.dependencies)[name];
      const moved = set(manifest, ['peerDependencies', name], range, 'dependencies');
      return set({ ...manifest, text: moved }, ['dependencies', name], undefined);
    },
  },
  PEER_IS_DEPENDENCY: {
    section: choose,
    level: 'warning',
    find: (value) =>
      peersIn(value, (name) => name in textMap(value.dependencies), 'dependencies'),
    fix: (manifest, { path }) => set(manifest, path, undefined),
  },
  PEER_NOT_INSTALLED: {
    section: choose,
    level: 'suggestion',
    find: (value) => peersIn(value, (name) => !(name in textMap(value.devDependencies))),
    fix: (manifest, { path: [, name = ''] }) => {
      const range = textMap(manifest.value.peerDependencies)[name];
      return set(manifest, ['devDependencies', name], range, 'peerDependencies');
    },
  },
  PEER_WITHOUT_JSX_RUNTIME: {
    section: '/guide/solution/react#jsx-transform',
    level: 'suggestion',
    find: (value) => {
      const range = textMap(value.peerDependencies).react ?? '';
      return admits(range, 16_014)
        ? [{ path: ['peerDependencies', 'react'], values: { range } }]
        : [];
    },
  },
};

const frameworks = new Set(['react', 'react-dom', 'vue', 'svelte', 'solid-js']);

/** Corrects `type` if all `.js` files are then what their conditions say. */
function setType(manifest: Manifest): string {
  const type = typeFor(manifest.value);
  return type ? set(manifest, ['type'], type, 'version') : manifest.text;
}

/** Scripts for a condition that Node.js reads in the other format. */
function scriptsOf(format: 'esm' | 'cjs', condition: string, value: JsonObject) {
  return scriptsFor(condition, value)
    .filter(({ file }) => formatOf(file, value) === format && file.endsWith('.js'))
    .map(({ path, file }): Found => ({ path, values: { file } }));
}

function peersIn(
  value: JsonObject,
  isWrong: (name: string) => boolean,
  field = 'peerDependencies',
): Found[] {
  const names = Object.keys(textMap(value.peerDependencies)).filter(isWrong);
  return names.map((name) => ({ path: [field, name], values: { name } }));
}

/**
 * Whether a range begins below a version, `20_019` for 20.19. Each part of it that has no `<` is a
 * beginning.
 */
function admits(range: string, version: number): boolean {
  return range.split(/\|\||\s(?=[\d^~>=])/).some((part) => {
    const [, below, major, minor = 0] =
      /([<>]?)=?[\^~v]?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    return major && below !== '<' && Number(major) * 1000 + Number(minor) < version;
  });
}

/** An entry of `files` or a target as a path without `./` and what follows a folder. */
function folderOf(entry: unknown): string {
  return String(entry)
    .replace(/^\.?\//, '')
    .replace(/(?:\/\*{1,2})?\/?$/, '');
}
