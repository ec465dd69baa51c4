import { change, type NoteData } from '../note.ts';

const assetExtensions =
  'svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|txt|glsl|wasm|node';

export const files: readonly NoteData[] = [
  {
    id: 'import-extension',
    names: ['./*.js'],
    find: /(?:from|import|require)(?:\s*\()?\s*["']\.\.?\/(?!rslib-runtime)[^"'~\n]*\.[cm]?jsx?["']/,
    also: /^["']\.\.?\/[^"'~\n]*\.[cm]?jsx?["']$/,
    changes: [
      change(
        'removes',
        'lib.redirect.js.extension',
        'redirect: { js: { extension: false } }',
        ['redirect-default/dist/index.js', 'redirect-js-extension/dist/index.js'],
      ),
    ],
  },
  {
    id: 'shared-chunk',
    names: ['./*~0.js'],
    find: /["']\.\/[\w.-]+~\d+\.[\w.]*js["']/,
    changes: [
      change('removes', 'lib.bundle', 'bundle: false', [
        'bundle-entries/dist/up.js',
        'bundle-entries-off/dist/up.js',
      ]),
    ],
  },
  {
    id: 'asset-import',
    names: ['./static/*'],
    find: new RegExp(`["'](?:\\.\\.?/)+[^"'\\n]+\\.(?:${assetExtensions})["']`),
    changes: [
      change('removes', 'output.dataUriLimit', 'dataUriLimit: { svg: 4096 }', [
        'output-assets/dist/default/index.js',
        'output-assets/dist/limit/index.js',
      ]),
      {
        ...change(
          'addresses',
          'output.assetPrefix',
          "assetPrefix: 'https://cdn.test/badges/'",
          ['output-assets/dist/default/index.js', 'output-assets/dist/prefix/index.js'],
        ),
        shown: "assetPrefix: '<URL>'",
      },
    ],
  },
  {
    id: 'data-url',
    names: ['data:*'],
    find: /["'`]data:[\w/+.-]+[;,]/,
    changes: [
      change('removes', 'output.dataUriLimit', 'dataUriLimit: 0', [
        'output-assets-umd/dist/default/index.js',
        'output-assets-umd/dist/file/index.js',
      ]),
    ],
  },
  {
    id: 'css-import',
    names: ['./*.css'],
    find: /["']\.\.?\/[^"'\n]+\.css["']/,
    changes: [
      change('adds', 'lib.bundle', 'bundle: false', [
        'css-preprocessors/dist/index.js',
        'css-preprocessors/dist/files/table.module.js',
      ]),
    ],
  },
  {
    id: 'svgr-url',
    names: ['__rslib_svgr_url__'],
    find: /__rslib_svgr_url__\w*/,
  },
  {
    id: 'node-addon',
    names: ['Failed to load Node.js addon'],
    find: /Failed to load Node\.js addon/,
    also: /^"node:(?:path|module|url)"$/,
  },
];
