import type { Note } from './note.ts';

export const comments: readonly Note[] = [
  {
    id: 'pure',
    names: ['/*#__PURE__*/'],
    find: /\/\*\s*[#@]__PURE__\s*\*\//,
    also: /^__PURE__$/,
    en: "Tells the application's bundler that it may drop the call if nobody uses the result.",
    zh: '告诉应用的打包工具：如果没有人使用结果，可以删掉这次调用。',
    changes: [
      {
        option: 'output.minify',
        route: '/config/rsbuild/output#outputminify',
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
    en: 'Says where the source map is, by which debuggers show your source.',
    zh: '说明 source map 在哪里，调试器据此显示你的源码。',
    changes: [
      {
        option: 'output.sourceMap',
        route: '/config/rsbuild/output#outputsourcemap',
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
    en: 'Names the file into which the licence comments of the code were put.',
    zh: '指出代码中的许可证注释被放进了哪个文件。',
    changes: [
      {
        option: 'output.legalComments',
        route: '/config/rsbuild/output#outputlegalcomments',
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
    en: 'Left where a style sheet was imported that is now a file of its own.',
    zh: '留在原来导入样式表的位置；样式表已经成为单独的文件。',
    changes: [
      {
        option: 'output.minify',
        route: '/config/rsbuild/output#outputminify',
        set: 'minify: true',
        does: 'removes',
        from: 'output-minify/dist/false/index.js',
        to: 'output-minify/dist/true/index.js',
      },
    ],
  },
  {
    id: 'development-comments',
    names: ['webpack/runtime', '/* import */'],
    find: /\/\/ (?:webpack\/runtime\/|The (?:require|module) )/,
    also: /^\/\/ [A-Za-z][\w "'(),.-]+$|^\/\* import \*\/$/,
    en: 'Comments by which the bundler explains its own code while you develop.',
    zh: '开发时打包工具用来说明自身代码的注释。',
    changes: [
      {
        option: 'mode',
        route: '/config/rsbuild/#mode',
        set: "mode: 'development'",
        does: 'adds',
        from: 'explain-output/dist/cjs/index.cjs',
        to: 'explain-output/dist/development/index.cjs',
      },
    ],
  },
];
