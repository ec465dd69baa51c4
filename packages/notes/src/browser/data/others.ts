import type { Note } from './note.ts';

export const others: readonly Note[] = [
  {
    id: 'esbuild-helpers',
    names: [
      '__defProp',
      '__export',
      '__copyProps',
      '__toCommonJS',
      '__toESM',
      '0 && (module.exports = …)',
    ],
    find: /(?<![\w$])__(?:defProp|getOwnPropDesc|getOwnPropNames|hasOwnProp|getProtoOf|create|export|copyProps|toCommonJS|toESM|commonJS|require)(?![\w$])|Annotate the CommonJS export names|(?:^|[\n;])\/\/ (?:\.\/)?(?:src|node_modules)\/[\w./@-]+/,
    also: /^\(function\($|^\/\/ (?:globals:|file that has been|compatible transform|"default" to the|If the importer is)|^"(?:url|path)"$|^\/\* @__PURE__ \*\/$/,
    en: 'esbuild writes these, the bundler of tsup and of Modern.js Module, or Rolldown, that of Vite. Their job is that of the notes on modules above.',
    zh: '由 esbuild 或 Rolldown 写出，前者是 tsup 和 Modern.js Module 所用的打包工具，后者是 Vite 所用的。作用与上文关于模块的说明相同。',
    changes: [],
    fixed: { en: 'Rslib does not write them.', zh: 'Rslib 不会写出它们。' },
  },
  {
    id: 'typescript-helpers',
    names: ['__decorate', '__classPrivateFieldGet'],
    find: /(?<![\w$])__(?:decorate|metadata|classPrivateField(?:Get|Set))/,
    also: /^\/\* \w+\.\w+ \*\/$/,
    en: 'The TypeScript compiler writes these for decorators and private fields.',
    zh: '由 TypeScript 编译器为装饰器和私有字段写出。',
    changes: [],
    fixed: {
      en: 'Rslib has helpers of its own for that.',
      zh: 'Rslib 为此使用自己的辅助函数。',
    },
  },
];
