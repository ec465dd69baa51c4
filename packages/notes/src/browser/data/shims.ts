import type { Note } from './note.ts';

export const shims: readonly Note[] = [
  {
    id: 'import-meta-url',
    names: ['__rslib_import_meta_url__'],
    find: /__rslib_import_meta_url__/,
    also: /^["']url["']$/,
    en: 'Stands for `import.meta.url` in CommonJS: the address of the file in Node.js, that of the script in a browser.',
    zh: '在 CommonJS 中代替 `import.meta.url`：在 Node.js 里是文件的地址，在浏览器里是脚本的地址。',
    changes: [
      {
        option: "lib.shims.cjs['import.meta.url']",
        route: '/config/lib/shims#shimscjsimportmetaurl',
        set: "'import.meta.url': false",
        does: 'removes',
        from: 'shims-cjs/dist/index.cjs',
        to: 'shims-cjs-off/dist/index.js',
      },
      {
        option: 'lib.format',
        route: '/config/lib/format',
        set: "format: 'esm'",
        does: 'removes',
        from: 'shims-cjs/dist/index.cjs',
        to: 'shims-cjs/dist/index.js',
      },
    ],
  },
  {
    id: 'commonjs-filename',
    names: ['__filename', '__dirname'],
    find: /(?<![\w$.])__(?:file|dir)name(?![\w$])/,
    en: 'CommonJS names for the file and its folder. They stand for `import.meta.filename` and `import.meta.dirname`, and `import.meta.url` is made of the first.',
    zh: 'CommonJS 中表示文件及其所在文件夹的名字，代替 `import.meta.filename` 和 `import.meta.dirname`；`import.meta.url` 也由前者得到。',
    changes: [
      {
        option: 'lib.format',
        route: '/config/lib/format',
        set: "format: 'esm'",
        does: 'removes',
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
    find: /__rspack_import_meta_(?:dir|file)name__|__rspack_fileURLToPath|__rspack_dirname|\bfileURLToPath as \w+\s*\}\s*from\s*"node:url"/,
    also: /^"node:(?:url|path)"$/,
    en: 'Stands for `__dirname` and `__filename` in an ES module and works them out from `import.meta.url`.',
    zh: '在 ES 模块中代替 `__dirname` 和 `__filename`，由 `import.meta.url` 计算得出。',
    changes: [
      {
        option: 'lib.shims.esm.__dirname',
        route: '/config/lib/shims#shimsesm__dirname',
        set: '__dirname: true',
        does: 'adds',
        from: 'shims-esm-off/dist/index.js',
        to: 'shims-web/dist/index.js',
      },
      {
        option: 'lib.shims.esm.__filename',
        route: '/config/lib/shims#shimsesm__filename',
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
    en: 'Gives an ES module a `require`, made by `createRequire` of Node.js.',
    zh: '用 Node.js 的 `createRequire` 为 ES 模块准备一个 `require`。',
    changes: [
      {
        option: 'lib.shims.esm.require',
        route: '/config/lib/shims#shimsesmrequire',
        set: 'require: true',
        does: 'adds',
        from: 'shims-esm-off/dist/index.js',
        to: 'shims-web/dist/index.js',
      },
    ],
  },
];
