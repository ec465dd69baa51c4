import { anyOf, type NoteData } from '../note.ts';

const swcHelpers = [
  'class_call_check',
  'class_private_field_get',
  'class_private_field_init',
  'class_private_field_set',
  'class_private_field_update',
  'create_class',
  'defineProperties',
  'define_property',
  'async_to_generator',
  'ts_generator',
  'check_private_redeclaration',
  'class_apply_descriptor_get',
  'class_apply_descriptor_set',
  'class_apply_descriptor_update',
  'class_extract_field_descriptor',
  'ts_add_disposable_resource',
  'ts_dispose_resources',
].join('|');

export const syntax: readonly NoteData[] = [
  {
    id: 'syntax-helpers',
    names: [
      '_class_call_check',
      '_class_private_field_get',
      '_create_class',
      '_async_to_generator',
      '_ts_generator',
    ],
    find: anyOf(
      new RegExp(`\\bfunction _(?:${swcHelpers})\\d*\\s*\\(`),
      /\bvar _(?:class_apply)\b/,
      /"attempted to "/,
    ),
    also: anyOf(
      new RegExp(`^_(?:${swcHelpers}|async_generator_step|asyncToGenerator)\\d*$`),
      /^__destrWrapper$/,
    ),
    changes: [
      {
        option: 'lib.syntax',
        set: "syntax: 'es2021'",
        does: 'adds',
        from: 'external-helpers-combinations/dist/default-syntax/index.js',
        to: 'external-helpers-off/dist/index.js',
      },
      {
        option: 'lib.externalHelpers',
        set: 'externalHelpers: true',
        does: 'removes',
        from: 'external-helpers-off/dist/index.js',
        to: 'external-helpers-on/dist/index.js',
      },
    ],
  },
  {
    id: 'imported-helpers',
    names: ['@swc/helpers'],
    find: /@swc\/helpers\//,
    also: new RegExp(`^_(?:${swcHelpers})(?:_|__|_namespaceObject)?$`),
    changes: [
      {
        option: 'lib.externalHelpers',
        set: 'externalHelpers: true',
        does: 'adds',
        from: 'external-helpers-off/dist/index.js',
        to: 'external-helpers-on/dist/index.js',
      },
    ],
  },
  {
    id: 'temporaries',
    names: ['_ref', '_this', '_tmp'],
    find: anyOf(
      /(?<![\w$.#])_(?:ref|this|tmp|state|next|throw|iterator|step|loop)\d*(?![\w$])/,
      /(?<![\w$.#])_len\d* = arguments\.length/,
    ),
    also: /^_(?:ref_\w+|iteratorNormalCompletion|didIteratorError|iteratorError|len|key)\d*$/,
    changes: [
      {
        option: 'lib.syntax',
        set: "syntax: 'es5'",
        does: 'adds',
        from: 'syntax-default/dist/index.js',
        to: 'syntax-es5/dist/index.js',
      },
    ],
  },
  {
    id: 'decorators',
    names: ['_apply_decs_2311', '_initProto'],
    find: /_apply_decs_\w+|(?<![\w$])_initProto/,
    changes: [
      {
        option: 'source.decorators',
        set: "decorators: { version: 'legacy' }",
        does: 'removes',
        from: 'source-decorators-versions/dist/default/index.js',
        to: 'source-decorators-versions/dist/legacy/index.js',
      },
    ],
  },
  {
    id: 'legacy-decorators',
    names: ['_ts_decorate', '_ts_metadata'],
    find: /(?<![\w$])_ts_(?:decorate|metadata|param)/,
    changes: [
      {
        option: 'source.decorators',
        set: "decorators: { version: 'legacy' }",
        does: 'adds',
        from: 'source-decorators-versions/dist/default/index.js',
        to: 'source-decorators-versions/dist/legacy/index.js',
      },
    ],
  },
  {
    id: 'polyfills',
    names: ['core-js'],
    find: /["']core-js\//,
    changes: [
      {
        option: 'output.polyfill',
        set: "polyfill: 'usage'",
        does: 'adds',
        from: 'output-polyfill/dist/off/index.js',
        to: 'output-polyfill/dist/usage/index.js',
      },
    ],
  },
  {
    id: 'jsx-runtime',
    names: ['react/jsx-runtime'],
    find: /["']react\/jsx-runtime["']/,
    changes: [
      {
        option: 'plugins',
        set: 'plugins: [pluginReact()]',
        does: 'adds',
        from: 'plugins-react-missing/dist/index.js',
        to: 'plugins-react/dist/index.js',
      },
    ],
  },
  {
    id: 'react-compiler',
    names: ['react/compiler-runtime'],
    find: /["']react\/compiler-runtime["']/,
    changes: [
      {
        option: 'output.target',
        set: "target: 'web'",
        does: 'adds',
        from: 'react-compiler/dist/node/index.js',
        to: 'react-compiler/dist/web/index.js',
      },
    ],
  },
  {
    id: 'vue-compiler',
    names: ['_hoisted_*', '__vccOpts', '__scopeId'],
    find: /(?<![\w$])(?:_hoisted_\d|__vccOpts|__scopeId|__exports__)/,
    also: /^(?:_ctx|_cache|__name|__props)$|^["'](?:vue)["']$/,
    changes: [],
  },
  {
    id: 'solid-compiler',
    names: ['_tmpl$', '_el$'],
    find: /_tmpl\$|_el\$/,
    also: /^["']solid-js\/web["']$/,
    changes: [],
  },
  {
    id: 'svelte-compiler',
    names: ['svelte/internal'],
    find: /["']svelte\/internal\//,
    changes: [
      {
        option: 'output.target',
        set: "target: 'web'",
        does: 'changes',
        gives: 'svelte/internal/client',
        from: 'svelte-library/dist/server/index.js',
        to: 'svelte-library/dist/browser/index.js',
      },
    ],
  },
];
