import { anyOf, type NoteData } from '../note.ts';

export const otherTools: readonly NoteData[] = [
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
    find: anyOf(
      /(?<![\w$])__(?:defProp|getOwnPropDesc|getOwnPropNames|hasOwnProp|getProtoOf)(?![\w$])/,
      /(?<![\w$])__(?:create|export|copyProps|toCommonJS|toESM|commonJS|require)(?![\w$])/,
      /Annotate the CommonJS export names/,
      /(?:^|[\n;])\/\/ (?:src|(?:\.\/)?node_modules)\/[\w./@-]+/,
    ),
    also: anyOf(
      /^\(function\($/,
      /^\/\/ (?:globals:|file that has been|compatible transform|"default" to the)/,
      /^\/\/ If the importer is/,
      /^"(?:url|path)"$/,
      /^\/\* @__PURE__ \*\/$/,
    ),
  },
  {
    id: 'typescript-helpers',
    names: ['__decorate', '__classPrivateFieldGet'],
    find: /(?<![\w$])__(?:decorate|metadata|classPrivateField(?:Get|Set))/,
    also: /^\/\* \w+\.\w+ \*\/$/,
  },
];
