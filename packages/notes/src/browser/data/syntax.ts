import { anyOf, change, type NoteData } from '../note.ts';

/** The names of SWC's helpers, but for those of decorators. */
const swcHelpers = [
  'class_(?:call_check|(?:private_field|apply_descriptor|extract_field)\\w*)',
  'create_class|define_property|defineProperties',
  'async_to_generator|check_private_redeclaration',
  'ts_(?:generator|add_disposable_resource|dispose_resources)',
].join('|');

export const syntax: readonly NoteData[] = [
  {
    id: 'syntax-helpers',
    names: [
      '_class_private_field_get',
      '_class_call_check',
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
      change('adds', 'lib.syntax', "syntax: 'es2021'", [
        'external-helpers-combinations/dist/default-syntax/index.js',
        'external-helpers-off/dist/index.js',
      ]),
      change('removes', 'lib.externalHelpers', 'externalHelpers: true', [
        'external-helpers-off/dist/index.js',
        'external-helpers-on/dist/index.js',
      ]),
    ],
  },
  {
    id: 'imported-helpers',
    names: ['@swc/helpers'],
    find: /@swc\/helpers\//,
    also: new RegExp(`^_(?:${swcHelpers})(?:_|__|_namespaceObject)?$`),
    changes: [
      change('adds', 'lib.externalHelpers', 'externalHelpers: true', [
        'external-helpers-off/dist/index.js',
        'external-helpers-on/dist/index.js',
      ]),
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
      change('adds', 'lib.syntax', "syntax: 'es5'", [
        'syntax-default/dist/index.js',
        'syntax-es5/dist/index.js',
      ]),
    ],
  },
  {
    id: 'decorators',
    names: ['_apply_decs_2311', '_initProto'],
    find: /_apply_decs_\w+|(?<![\w$])_initProto/,
    changes: [
      change('removes', 'source.decorators', "decorators: { version: 'legacy' }", [
        'source-decorators-versions/dist/default/index.js',
        'source-decorators-versions/dist/legacy/index.js',
      ]),
    ],
  },
  {
    id: 'legacy-decorators',
    names: ['_ts_decorate', '_ts_metadata'],
    find: /(?<![\w$])_ts_(?:decorate|metadata|param)/,
    changes: [
      change('adds', 'source.decorators', "decorators: { version: 'legacy' }", [
        'source-decorators-versions/dist/default/index.js',
        'source-decorators-versions/dist/legacy/index.js',
      ]),
    ],
  },
  {
    id: 'polyfills',
    names: ['core-js'],
    find: /["']core-js\//,
    changes: [
      change('adds', 'output.polyfill', "polyfill: 'usage'", [
        'output-polyfill/dist/off/index.js',
        'output-polyfill/dist/usage/index.js',
      ]),
    ],
  },
  {
    id: 'jsx-runtime',
    names: ['react/jsx-runtime'],
    find: /["']react\/jsx-runtime["']/,
    changes: [
      change('adds', 'plugins', 'plugins: [pluginReact()]', [
        'plugins-react-missing/dist/index.js',
        'plugins-react/dist/index.js',
      ]),
    ],
  },
  {
    id: 'react-compiler',
    names: ['react/compiler-runtime'],
    find: /["']react\/compiler-runtime["']/,
    changes: [
      change('adds', 'plugins', 'pluginReact({ reactCompiler: true })', [
        'react-compiler/dist/node/index.js',
        'react-compiler/dist/web/index.js',
      ]),
    ],
  },
  {
    id: 'vue-compiler',
    names: ['_hoisted_*', '__vccOpts', '__scopeId'],
    find: /(?<![\w$])(?:_hoisted_\d|__vccOpts|__scopeId|__exports__)/,
    also: /^(?:_ctx|_cache|__name|__props)$|^["'](?:vue)["']$/,
  },
  {
    id: 'solid-compiler',
    names: ['_tmpl$', '_el$'],
    find: /_tmpl\$|_el\$/,
    also: /^["']solid-js\/web["']$/,
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
