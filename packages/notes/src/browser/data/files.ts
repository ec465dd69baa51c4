import type { NoteData } from '../note.ts';

const assetExtensions =
  'svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|txt|glsl|wasm|node';

export const files: readonly NoteData[] = [
  {
    id: 'import-extension',
    names: ['./*.js'],
    find: /(?:from|import|require)(?:\s*\()?\s*["']\.\.?\/(?!rslib-runtime)[^"'~\n]*\.[cm]?jsx?["']/,
    also: /^["']\.\.?\/[^"'~\n]*\.[cm]?jsx?["']$/,
    changes: [
      {
        option: 'lib.redirect.js.extension',
        set: 'redirect: { js: { extension: false } }',
        does: 'removes',
        from: 'redirect-default/dist/index.js',
        to: 'redirect-js-extension/dist/index.js',
      },
    ],
  },
  {
    id: 'shared-chunk',
    names: ['./*~0.js'],
    find: /["']\.\/[\w.-]+~\d+\.[\w.]*js["']/,
    changes: [
      {
        option: 'lib.bundle',
        set: 'bundle: false',
        does: 'removes',
        from: 'bundle-entries/dist/up.js',
        to: 'bundle-entries-off/dist/up.js',
      },
    ],
  },
  {
    id: 'asset-import',
    names: ['./static/*'],
    find: new RegExp(`["'](?:\\.\\.?/)+[^"'\\n]+\\.(?:${assetExtensions})["']`),
    changes: [
      {
        option: 'output.dataUriLimit',
        set: 'dataUriLimit: { svg: 4096 }',
        does: 'removes',
        from: 'output-assets/dist/default/index.js',
        to: 'output-assets/dist/limit/index.js',
      },
      {
        option: 'output.assetPrefix',
        set: "assetPrefix: 'https://cdn.test/badges/'",
        does: 'removes',
        from: 'output-assets/dist/default/index.js',
        to: 'output-assets/dist/prefix/index.js',
      },
    ],
  },
  {
    id: 'data-url',
    names: ['data:*'],
    find: /["'`]data:[\w/+.-]+[;,]/,
    changes: [
      {
        option: 'output.dataUriLimit',
        set: 'dataUriLimit: 0',
        does: 'removes',
        from: 'output-assets-umd/dist/default/index.js',
        to: 'output-assets-umd/dist/file/index.js',
      },
    ],
  },
  {
    id: 'css-import',
    names: ['./*.css'],
    find: /["']\.\.?\/[^"'\n]+\.css["']/,
    changes: [
      {
        option: 'lib.bundle',
        set: 'bundle: false',
        does: 'adds',
        from: 'css-preprocessors/dist/index.js',
        to: 'css-preprocessors/dist/files/table.module.js',
      },
    ],
  },
  {
    id: 'svgr-url',
    names: ['__rslib_svgr_url__'],
    find: /__rslib_svgr_url__\w*/,
    changes: [],
  },
  {
    id: 'node-addon',
    names: ['Failed to load Node.js addon'],
    find: /Failed to load Node\.js addon/,
    also: /^"node:(?:path|module|url)"$/,
    changes: [],
  },
];
