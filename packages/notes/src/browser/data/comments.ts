import type { NoteData } from '../note.ts';

export const comments: readonly NoteData[] = [
  {
    id: 'pure',
    names: ['/*#__PURE__*/'],
    find: /\/\*\s*[#@]__PURE__\s*\*\//,
    also: /^__PURE__$/,
    changes: [
      {
        option: 'output.minify',
        set: 'minify: true',
        does: 'removes',
        from: 'explain-output/dist/esm/index.js',
        to: 'explain-output/dist/small/index.js',
      },
    ],
  },
  {
    id: 'source-map-comment',
    names: ['sourceMappingURL'],
    find: /\/\/# sourceMappingURL=/,
    changes: [
      {
        option: 'output.sourceMap',
        set: "sourceMap: { js: 'hidden-source-map' }",
        does: 'removes',
        from: 'output-source-map/dist/true/index.js',
        to: 'output-source-map/dist/hidden/index.js',
      },
    ],
  },
  {
    id: 'license-file',
    names: ['LICENSE.txt'],
    find: /\/\*! LICENSE: \S+ \*\//,
    changes: [
      {
        option: 'output.legalComments',
        set: "legalComments: 'none'",
        does: 'removes',
        from: 'output-legal-comments/dist/linked/index.js',
        to: 'output-legal-comments/dist/none/index.js',
      },
    ],
  },
  {
    id: 'extracted-css',
    names: ['css-extract-rspack-plugin'],
    find: /extracted by css-extract-rspack-plugin/,
    changes: [
      {
        option: 'output.minify',
        set: 'minify: true',
        does: 'removes',
        from: 'output-minify/dist/false/index.js',
        to: 'output-minify/dist/true/index.js',
      },
    ],
  },
  {
    id: 'development-comments',
    names: ['webpack/runtime', '/* binding */'],
    find: /\/\/ (?:webpack\/runtime\/|The (?:require|module) )/,
    also: /^\/\/ [A-Za-z][\w "'(),./:-]+$|^\/\* (?:import|binding) \*\/$/,
    changes: [
      {
        option: 'output.minify',
        set: 'minify: false',
        does: 'adds',
        from: 'explain-output/dist/cjs/index.cjs',
        to: 'explain-output/dist/readable/index.cjs',
      },
    ],
  },
];
