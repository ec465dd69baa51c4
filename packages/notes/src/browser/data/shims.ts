import { anyOf, formatEsm, type NoteData } from '../note.ts';

export const shims: readonly NoteData[] = [
  {
    id: 'import-meta-url',
    names: ['__rslib_import_meta_url__'],
    find: /__rslib_import_meta_url__/,
    also: /^["']url["']$/,
    changes: [
      {
        option: "lib.shims.cjs['import.meta.url']",
        set: "'import.meta.url': false",
        does: 'removes',
        from: 'shims-cjs/dist/index.cjs',
        to: 'shims-cjs-off/dist/index.js',
      },
      {
        ...formatEsm,
        from: 'shims-cjs/dist/index.cjs',
        to: 'shims-cjs/dist/index.js',
      },
    ],
  },
  {
    id: 'commonjs-filename',
    names: ['__filename', '__dirname'],
    find: /(?<![\w$.])__(?:file|dir)name(?![\w$])/,
    changes: [
      {
        ...formatEsm,
        from: 'shims-cjs/dist/index.cjs',
        to: 'shims-cjs/dist/index.js',
      },
    ],
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
      {
        option: 'lib.shims.esm.__dirname',
        set: '__dirname: true',
        does: 'adds',
        from: 'shims-esm-off/dist/index.js',
        to: 'shims-web/dist/index.js',
      },
      {
        option: 'lib.shims.esm.__filename',
        set: '__filename: true',
        does: 'adds',
        from: 'shims-esm-off/dist/index.js',
        to: 'shims-web/dist/index.js',
      },
    ],
  },
  {
    id: 'esm-require',
    names: ['__rslib_shim_module__'],
    find: /__rslib_shim_module__|import\s*"node:module";/,
    also: /^"node:module"$/,
    changes: [
      {
        option: 'lib.shims.esm.require',
        set: 'require: true',
        does: 'adds',
        from: 'shims-esm-off/dist/index.js',
        to: 'shims-web/dist/index.js',
      },
    ],
  },
];
