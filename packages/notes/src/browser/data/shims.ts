import {
  anyOf,
  change,
  mostlyRemovedByEsm,
  type NoteData,
  removedByEsm,
} from '../note.ts';

/** A sample without shims in ES modules, and one with all of them. */
const offAndOn = ['shims-esm-off/dist/index.js', 'shims-web/dist/index.js'] as const;

export const shims: readonly NoteData[] = [
  {
    id: 'import-meta-url',
    names: ['__rslib_import_meta_url__'],
    find: /__rslib_import_meta_url__/,
    also: /^["']url["']$/,
    changes: [
      change('removes', "lib.shims.cjs['import.meta.url']", "'import.meta.url': false", [
        'shims-cjs/dist/index.cjs',
        'shims-cjs-off/dist/index.js',
      ]),
      removedByEsm('shims-cjs/dist/index.cjs', 'shims-cjs/dist/index.js'),
    ],
  },
  {
    id: 'commonjs-filename',
    names: ['__filename', '__dirname'],
    find: /(?<![\w$.])__(?:file|dir)name(?![\w$])/,
    changes: [mostlyRemovedByEsm('shims-cjs/dist/index.cjs', 'shims-cjs/dist/index.js')],
  },
  {
    id: 'esm-filename',
    names: [
      '__rspack_import_meta_dirname__',
      '__rspack_import_meta_filename__',
      '__rspack_fileURLToPath',
      '__rspack_dirname',
    ],
    find: anyOf(
      /__rspack_import_meta_(?:dir|file)name__|__rspack_fileURLToPath|__rspack_dirname/,
      /\bfileURLToPath as \w+\s*\}\s*from\s*"node:url"/,
    ),
    also: /^"node:(?:url|path)"$/,
    changes: [
      change('adds', 'lib.shims.esm.__dirname', '__dirname: true', offAndOn),
      change('adds', 'lib.shims.esm.__filename', '__filename: true', offAndOn),
    ],
  },
  {
    id: 'esm-require',
    names: ['__rslib_shim_module__'],
    find: /__rslib_shim_module__|import\s*"node:module";/,
    also: /^"node:module"$/,
    changes: [change('adds', 'lib.shims.esm.require', 'require: true', offAndOn)],
  },
];
