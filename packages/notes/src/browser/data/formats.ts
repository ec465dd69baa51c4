import { anyOf, formatEsm, type NoteData, removedByEsm } from '../note.ts';

export const formats: readonly NoteData[] = [
  {
    id: 'es-module',
    names: ['__esModule', '__webpack_require__.r'],
    find: /__esModule|__webpack_require__\.r\b/,
    also: /^\/\/ define __esModule|^__webpack_require__$/,
    changes: [removedByEsm],
  },
  {
    id: 'commonjs-exports',
    names: ['__rspack_i'],
    find: /__rspack_(?:i|reexport|import_key)\b/,
    changes: [removedByEsm],
  },
  {
    id: 'use-strict',
    names: ['"use strict"'],
    find: /["']use strict["']/,
    changes: [removedByEsm],
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
      {
        ...formatEsm,
        from: 'format-import-call/dist/umd/index.js',
        to: 'format-import-call/dist/esm/index.mjs',
      },
    ],
  },
  {
    id: 'script-wrapper',
    names: ['(()=>{…})()', '!function(…)'],
    find: /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*\n)*(?:\(\(\)\s*=>|!function|\(function\s*\(\)\s*\{)/,
    also: /^\(function\s*\($/,
    changes: [
      {
        ...formatEsm,
        from: 'format-import-call/dist/iife/index.js',
        to: 'format-import-call/dist/esm/index.mjs',
      },
    ],
  },
  {
    id: 'external-names',
    names: ['external_*_namespaceObject', '__rspack_external_*'],
    find: /(?<![\w$])external_\w+_namespaceObject|__rspack_external_\w+/,
    changes: [
      {
        option: 'output.autoExternal',
        set: 'autoExternal: false',
        does: 'copies',
        from: 'explain-output/dist/cjs/index.cjs',
        to: 'explain-output/dist/copied/index.cjs',
      },
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
      {
        option: 'output.target',
        set: "target: 'web'",
        does: 'removes',
        from: 'third-party-deps-cjs/dist/node/index.js',
        to: 'third-party-deps-cjs/dist/web/index.js',
      },
      {
        option: 'output.externals',
        set: "externals: { tool: 'commonjs tool' }",
        does: 'removes',
        from: 'output-externals-commonjs/dist/node/index.js',
        to: 'output-externals-commonjs/dist/commonjs/index.js',
      },
    ],
  },
];
