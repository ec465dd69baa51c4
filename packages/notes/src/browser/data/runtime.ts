import { anyOf, change, mostlyRemovedByEsm, type NoteData, rareInEsm } from '../note.ts';

export const runtime: readonly NoteData[] = [
  {
    id: 'exports-object',
    names: [
      '__webpack_require__',
      '__webpack_exports__',
      '__webpack_require__.d',
      '__webpack_require__.o',
    ],
    find: /__webpack_require__\.[do]\b|__webpack_exports__/,
    also: /^__webpack_require__$/,
    changes: [rareInEsm],
  },
  {
    id: 'module-table',
    names: [
      '__webpack_modules__',
      '__webpack_module_cache__',
      '__unused_rspack_module',
      '__webpack_require__.m',
      '__webpack_require__.add',
      '__webpack_require__.c',
    ],
    find: anyOf(
      /__webpack_modules__|__webpack_module_cache__|__unused_rspack_\w+|__webpack_module__/,
      /__webpack_require__\.(?:m|add|c|nmd)\b/,
      /__webpack_require__\(["']|function __webpack_require__\(/,
    ),
    also: /^__webpack_require__$/,
    changes: [
      change('adds', 'output.autoExternal', 'autoExternal: false', [
        'explain-output/dist/cjs/index.cjs',
        'explain-output/dist/copied/index.cjs',
      ]),
    ],
  },
  {
    id: 'runtime-file',
    names: ['rslib-runtime.js', '__webpack_require__temp'],
    find: /rslib-runtime|__webpack_require__temp|export \{ __webpack_require__/,
  },
  {
    id: 'default-getter',
    names: ['__webpack_require__.n'],
    find: /__webpack_require__\.n\b|__rspack_import_\d+_default/,
    changes: [
      mostlyRemovedByEsm(
        'output-format-umd/dist/umd/index.js',
        'output-format-umd/dist/esm/index.js',
      ),
    ],
  },
  {
    id: 'chunk-loading',
    names: [
      '__webpack_require__.e',
      '__webpack_require__.f',
      '__webpack_require__.u',
      '__webpack_require__.l',
      '__webpack_require__.C',
    ],
    find: /__webpack_require__\.(?:e|f|u|l|C|miniCssF|bind)\b|__rspack_esm_\w+/,
    also: /^__webpack_require__(?:\.nc)?$/,
    changes: [
      mostlyRemovedByEsm(
        'format-import-call/dist/cjs/index.js',
        'format-import-call/dist/esm/index.mjs',
      ),
    ],
  },
  {
    id: 'startup',
    names: ['__webpack_require__.x', '__webpack_require__.O'],
    find: /__webpack_require__\.[xO]\b/,
    changes: [
      change('adds', 'splitChunks', "splitChunks: { preset: 'single-vendor' }", [
        'split-chunks-default/dist/index.cjs',
        'split-chunks-vendor/dist/index.cjs',
      ]),
    ],
  },
  {
    id: 'is-main',
    names: ['__webpack_require__.s'],
    find: /__webpack_require__\.s\b/,
  },
  {
    id: 'public-path',
    names: ['__webpack_require__.p', '__webpack_require__.g', '__webpack_require__.b'],
    find: /__webpack_require__\.[pgb]\b/,
    also: /^__webpack_require__$/,
    changes: [
      change('adds', 'output.dataUriLimit', 'dataUriLimit: 0', [
        'output-assets-umd/dist/default/index.js',
        'output-assets-umd/dist/file/index.js',
      ]),
      {
        option: 'output.assetPrefix',
        set: "assetPrefix: 'auto'",
        does: 'changes',
        gives: 'document.currentScript',
        from: 'output-assets-umd/dist/file/index.js',
        to: 'output-assets-umd/dist/auto/index.js',
      },
    ],
  },
  {
    id: 'async-modules',
    names: ['__webpack_require__.a', '__rspack_async_done', '__rspack_load_async_deps'],
    find: anyOf(
      /__webpack_require__\.(?:a|aE|zS|zT)\b/,
      /__rspack_(?:async_\w+|load_async_deps|queues|error|done|defer)\b/,
    ),
    changes: [
      mostlyRemovedByEsm('format-await/dist/index.cjs', 'format-await/dist/index.js'),
    ],
  },
  {
    id: 'wasm-loader',
    names: ['__webpack_require__.v'],
    find: /__webpack_require__\.v\b/,
    also: /^["'](?:fs|path|url)["']$|^__webpack_require__$/,
    changes: [
      change('removes', 'lib.wasm', 'wasm: false', [
        'wasm-modes/dist/compile/index.js',
        'wasm-modes/dist/untouched/index.js',
      ]),
    ],
  },
  {
    id: 'context-module',
    names: ['__rspack_context_module', '__rspack_empty_context'],
    find: /__rspack_(?:context_module|empty_context)\w*/,
  },
  {
    id: 'federation-runtime',
    names: ['__webpack_require__.federation', '__FEDERATION__'],
    find: anyOf(
      /__webpack_require__\.(?:federation|initContainer|getContainer|initializeExposesData)\b/,
      /__webpack_require__\.(?:initializeSharingData|consumesLoadingData|S|I|nc)\b/,
      /__FEDERATION__|__federation_expose_\w+/,
    ),
    changes: [
      change('adds', 'lib.format', "format: 'mf'", [
        'federation-remote/dist/esm/index.js',
        'federation-remote/dist/mf/price_tag.8a78ff6b7c.js',
      ]),
    ],
  },
  {
    id: 'style-injection',
    names: ['insertStyleElement', 'styleTagTransform', 'domAPI'],
    find: anyOf(
      /styleTagTransform|insertStyleElement/,
      /sourceMappingURL=data:application\/json;base64,"\.concat/,
    ),
    changes: [
      change('adds', 'output.injectStyles', 'injectStyles: true', [
        'output-inline/dist/off/index.js',
        'output-inject-styles/dist/web/index.js',
      ]),
    ],
  },
  {
    id: 'integrity',
    names: ['__webpack_require__.sriHashes'],
    find: /__webpack_require__\.sriHashes\b/,
    also: /^__webpack_require__$/,
  },
];
