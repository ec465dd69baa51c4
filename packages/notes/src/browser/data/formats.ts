import { anyOf, change, type NoteData, rareInEsm, removedByEsm } from '../note.ts';

export const formats: readonly NoteData[] = [
  {
    id: 'es-module',
    names: ['__esModule', '__webpack_require__.r'],
    find: /__esModule|__webpack_require__\.r\b/,
    also: /^\/\/ define __esModule|^__webpack_require__$/,
    changes: [rareInEsm],
  },
  {
    id: 'commonjs-exports',
    names: ['__rspack_i'],
    find: /__rspack_(?:i|reexport|import_key)\b/,
    changes: [rareInEsm],
  },
  {
    id: 'use-strict',
    names: ['"use strict"'],
    find: /["']use strict["']/,
    changes: [rareInEsm],
  },
  {
    id: 'umd-wrapper',
    names: ['(function(root, factory)', 'typeof exports'],
    find: anyOf(
      /function\s*(?:__rspack_universal_module_definition)?\(root, factory\)/,
      /\bfunction\(\w,\w\)\{(?:(?:if\()?"object"==typeof exports|typeof exports==`object`)/,
    ),
    also: /^\(function\s*\($|^__rspack_universal_module_definition$/,
    changes: [
      {
        option: 'lib.umdName',
        set: "umdName: 'NoteList'",
        does: 'changes',
        gives: 'root["NoteList"]',
        from: 'umd-name-none/dist/index.js',
        to: 'umd-name-string/dist/index.js',
      },
      {
        option: 'output.target',
        set: "target: 'web'",
        does: 'changes',
        gives: '(globalThis,',
        from: 'format-umd-node/dist/index.js',
        to: 'format-umd/dist/index.js',
      },
      removedByEsm(
        'format-import-call/dist/umd/index.js',
        'format-import-call/dist/esm/index.mjs',
      ),
    ],
  },
  {
    id: 'script-wrapper',
    names: ['(()=>{…})()', '!function(…)'],
    find: /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*\n)*(?:\(\(\)\s*=>|!function|\(function\s*\(\)\s*\{)/,
    also: /^\(function\s*\($/,
    changes: [
      removedByEsm(
        'format-import-call/dist/iife/index.js',
        'format-import-call/dist/esm/index.mjs',
      ),
    ],
  },
  {
    id: 'external-names',
    names: ['external_*_namespaceObject', '__rspack_external_*'],
    find: /(?<![\w$])external_\w+_namespaceObject|__rspack_external_\w+/,
    changes: [
      change('copies', 'output.autoExternal', 'autoExternal: false', [
        'explain-output/dist/cjs/index.cjs',
        'explain-output/dist/copied/index.cjs',
      ]),
    ],
  },
  {
    id: 'module-names',
    names: ['*_namespaceObject', '*_module', '*__rspack_import_*'],
    find: anyOf(
      /(?<![\w$])(?!external_)\w+_namespaceObject(?![\w$])/,
      /(?<![\w$])(?!external_)\w*__rspack_import_\d+\w*(?![\w$])/,
      /(?<![\w$])(?!external_)[A-Za-z]\w*_module(?![\w$])/,
    ),
    changes: [
      {
        option: 'output.minify',
        set: 'minify: true',
        does: 'removes',
        only: 'es-modules',
        from: 'explain-output/dist/esm/index.js',
        to: 'explain-output/dist/small/index.js',
      },
    ],
  },
  {
    id: 'create-require',
    names: ['__rspack_createRequire', '__rspack_createRequire_require'],
    find: /__rspack_createRequire\w*/,
    also: /^"node:module"$/,
    changes: [
      change('removes', 'output.target', "target: 'web'", [
        'third-party-deps-cjs/dist/node/index.js',
        'third-party-deps-cjs/dist/web/index.js',
      ]),
      {
        ...change('removes', 'output.externals', "externals: { tool: 'commonjs tool' }", [
          'output-externals-commonjs/dist/node/index.js',
          'output-externals-commonjs/dist/commonjs/index.js',
        ]),
        shown: "externals: { <package>: 'commonjs <package>' }",
      },
    ],
  },
];
