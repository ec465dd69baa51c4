import { change, type NoteData } from '../note.ts';

export const comments: readonly NoteData[] = [
  {
    id: 'pure',
    names: ['/*#__PURE__*/'],
    find: /\/\*\s*[#@]__PURE__\s*\*\//,
    also: /^__PURE__$/,
    changes: [
      change('removes', 'output.minify', 'minify: true', [
        'explain-output/dist/esm/index.js',
        'explain-output/dist/small/index.js',
      ]),
    ],
  },
  {
    id: 'source-map-comment',
    names: ['sourceMappingURL'],
    find: /\/\/# sourceMappingURL=/,
    changes: [
      change('removes', 'output.sourceMap', "sourceMap: { js: 'hidden-source-map' }", [
        'output-source-map/dist/true/index.js',
        'output-source-map/dist/hidden/index.js',
      ]),
    ],
  },
  {
    id: 'license-file',
    names: ['LICENSE.txt'],
    find: /\/\*! LICENSE: \S+ \*\//,
    changes: [
      change('removes', 'output.legalComments', "legalComments: 'none'", [
        'output-legal-comments/dist/linked/index.js',
        'output-legal-comments/dist/none/index.js',
      ]),
    ],
  },
  {
    id: 'extracted-css',
    names: ['css-extract-rspack-plugin'],
    find: /extracted by css-extract-rspack-plugin/,
    changes: [
      change('removes', 'output.minify', 'minify: true', [
        'output-minify/dist/false/index.js',
        'output-minify/dist/true/index.js',
      ]),
    ],
  },
  {
    id: 'development-comments',
    names: ['webpack/runtime', '/* binding */'],
    find: /\/\/ (?:webpack\/runtime\/|The (?:require|module) )/,
    also: /^\/\/ [A-Za-z][\w "'(),./:-]+$|^\/\* (?:import|binding) \*\/$/,
    changes: [
      change('adds', 'output.minify', 'minify: false', [
        'explain-output/dist/cjs/index.cjs',
        'explain-output/dist/readable/index.cjs',
      ]),
    ],
  },
];
