const { preProcessFile } = require('typescript');

/** rsbuild-plugin-dts asks @ast-grep/napi where a declaration file names modules. TypeScript knows. */
exports.parseAsync = async (_language, code) => {
  const { importedFiles } = preProcessFile(code);
  const imports = importedFiles.filter(
    ({ pos }) => !code.slice(0, pos).endsWith('module '),
  );
  const matches = imports.map(({ fileName, pos }) => {
    const [start, end] = [pos + 1, pos + 1 + fileName.length];
    const range = () => ({ start: { index: start }, end: { index: end } });
    return { getMatch: () => ({ text: () => fileName, range }) };
  });
  return { root: () => ({ findAll: () => matches }) };
};
