import ts from 'typescript-api';
import type { Facts } from '../../format/facts.ts';

/** The declarations of a package. */
export interface Declarations {
  readonly checker: ts.TypeChecker;
  /** The names of everything that the package exports, sorted. */
  readonly exports: Facts['exports'];
  /** The type that the package exports under a name. Throws if there is none. */
  readonly exported: (name: string) => ts.Type;
}

/**
 * Reads a declaration file, given by its absolute path, and everything that it imports. Throws if
 * the file does not exist. Uses TypeScript 6 under another name, because TypeScript 7, which builds
 * the samples, has no stable API.
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
  const isValue = (symbol: ts.Symbol) =>
    !symbol.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration) &&
    (resolveAlias(symbol, checker).flags & ts.SymbolFlags.Value) !== 0;
  const names = (of: readonly ts.Symbol[]) => of.map(({ name }) => name).sort();
  return {
    checker,
    exports: {
      values: names(symbols.filter(isValue)),
      types: names(symbols.filter((symbol) => !isValue(symbol))),
    },
    exported(name) {
      const found = symbols.find((symbol) => symbol.name === name);
      if (!found) throw new Error(`${entry} exports no type ${name}.`);
      return checker.getDeclaredTypeOfSymbol(resolveAlias(found, checker));
    },
  };
}

/** The symbol that an import or re-export refers to, or the symbol itself. */
export function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const isAlias = symbol.flags & ts.SymbolFlags.Alias;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The documentation comment of a declaration. */
export interface Comment {
  readonly text: string;
  readonly deprecated?: string;
  /** The default that it states. */
  readonly stated?: string;
  /** The comment with all tags, which may contain links. */
  readonly whole: string;
}

/** Reads the documentation comment of a symbol, with empty texts if it has none. */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const tags = symbol.getJsDocTags(checker);
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tag = (...names: string[]): string | undefined => {
    const found = tags.find(({ name }) => names.includes(name));
    return found && oneLine(ts.displayPartsToString(found.text));
  };
  const stated = tag('defaultValue', 'default');
  const deprecated = tag('deprecated');
  return {
    text: oneLine(text),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(stated === undefined ? {} : { stated }),
    whole: [text, ...tags.map((one) => ts.displayPartsToString(one.text))].join('\n'),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
