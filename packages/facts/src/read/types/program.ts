import ts from 'typescript-api';

/** The declarations of a package, ready to be asked. */
export interface Declarations {
  readonly checker: ts.TypeChecker;
  /** The type that the package exports under a name. Throws when it exports no such type. */
  readonly exported: (name: string) => ts.Type;
}

/**
 * Reads a declaration file, given by its absolute path, and all that it imports. Throws when the
 * file is not there. This is TypeScript 6 under another name: TypeScript 7, which the samples are
 * built with, has no stable interface to its compiler.
 */
export function readDeclarations(entry: string): Declarations {
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  });
  const file = program.getSourceFile(entry);
  if (!file) throw new Error(`${entry} cannot be read.`);
  const checker = program.getTypeChecker();
  const moduleSymbol = checker.getSymbolAtLocation(file);
  const symbols = moduleSymbol ? checker.getExportsOfModule(moduleSymbol) : [];
  return {
    checker,
    exported(name) {
      const found = symbols.find((symbol) => symbol.name === name);
      if (!found) throw new Error(`${entry} exports no type ${name}.`);
      const alias = found.flags & ts.SymbolFlags.Alias;
      return checker.getDeclaredTypeOfSymbol(
        alias ? checker.getAliasedSymbol(found) : found,
      );
    },
  };
}
