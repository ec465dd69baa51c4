import type ts from 'typescript-api';
import type { Problem } from '../output/messages.ts';

type TypeScript = typeof ts;

/** Texts by path. */
type Texts = Readonly<Record<string, string>>;

const project = '/project/';
const packages = '/node_modules/';
const isScript = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

/**
 * TypeScript for a package that is edited. `libraries` are the files of installed packages, and of
 * TypeScript itself, by their paths in `node_modules`. Files of the package are named without a folder
 * around it; positions are offsets in their texts.
 */
export function createService(typescript: TypeScript, libraries: Texts) {
  const installed = new Map(
    Object.entries(libraries).map(([path, text]) => [packages + path, text]),
  );
  const files = new Map<string, { text: string; version: number }>();
  let settings: ts.CompilerOptions = {};
  /** The files whose errors are reported. */
  let checked: readonly string[] = [];
  const read = (path: string) => files.get(path)?.text ?? installed.get(path);
  const roots = () =>
    [...files.keys()].filter(
      (path) => isScript(path) && !path.startsWith(`${project}node_modules/`),
    );
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: roots,
    getScriptVersion: (path) => String(files.get(path)?.version ?? 0),
    getScriptSnapshot(path) {
      const text = read(path);
      return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => project,
    getDefaultLibFileName: (options) =>
      `${packages}typescript/lib/${typescript.getDefaultLibFileName(options)}`,
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
  };
  const service = typescript.createLanguageService(host);

  /** Replaces the text of a file. */
  const write = (path: string, text: string) => {
    const before = files.get(project + path);
    const version = (before?.version ?? 0) + Number(before?.text !== text);
    files.set(project + path, { text, version });
  };

  /** Replaces the package. */
  const update = (texts: Texts) => {
    for (const path of files.keys())
      if (texts[path.slice(project.length)] === undefined) files.delete(path);
    for (const [path, text] of Object.entries(texts)) write(path, text);
    const { options, fileNames } = readSettings(typescript, read, roots());
    const isConfig = (path: string) => /^\/project\/rslib\.config\./.test(path);
    checked = [...new Set([...roots().filter(isConfig), ...fileNames])];
    settings = { ...options, allowJs: true, noEmit: true, skipLibCheck: true };
  };

  /**
   * The errors in the configuration and in what `tsconfig.json` includes, by file. Messages begin with
   * their number: `TS2322: …`.
   */
  const problems = (): Problem[] =>
    checked.flatMap((path) => {
      const found = [
        ...service.getSyntacticDiagnostics(path),
        ...service.getSemanticDiagnostics(path),
      ];
      return found.flatMap(({ file, start, length = 0, code, messageText, category }) => {
        if (category !== typescript.DiagnosticCategory.Error) return [];
        if (!file || start === undefined) return [];
        const { line, character } = file.getLineAndCharacterOfPosition(start);
        const message = typescript.flattenDiagnosticMessageText(messageText, '\n');
        return {
          path: path.slice(project.length),
          line: line + 1,
          column: character + 1,
          length,
          message: `TS${code}: ${message}`,
        };
      });
    });

  /**
   * What can be written at a place; it replaces the text from the offset `from` on. Options are nearer
   * if their `sortText` is less.
   */
  const complete = (path: string, position: number) => {
    const found = service.getCompletionsAtPosition(project + path, position, undefined);
    if (!found) return undefined;
    const text = read(project + path) ?? '';
    const word = /[\w$]*$/.exec(text.slice(0, position))?.[0].length ?? 0;
    const from =
      (found.entries[0]?.replacementSpan ?? found.optionalReplacementSpan)?.start ??
      position - word;
    const options = found.entries.map(({ name, sortText }) => {
      return { label: name, sortText };
    });
    return { from, options };
  };

  const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined) =>
    (parts ?? []).map(({ text }) => text).join('');

  /** The type and the comment of one of the names that can be written at a place. */
  const describe = (path: string, position: number, name: string): string => {
    const [file, none] = [project + path, undefined];
    const details = service.getCompletionEntryDetails(
      ...([file, position, name, none, none, none, none] as const),
    );
    const parts = [textOf(details?.displayParts), textOf(details?.documentation)];
    return parts.filter(Boolean).join('\n\n');
  };

  /** What is at a place, between two offsets. */
  const hover = (path: string, position: number) => {
    const found = service.getQuickInfoAtPosition(project + path, position);
    if (!found) return undefined;
    const { start, length } = found.textSpan;
    const type = textOf(found.displayParts);
    return { from: start, to: start + length, type, text: textOf(found.documentation) };
  };

  return { update, write, problems, complete, describe, hover };
}

/** What editors use for a package without `tsconfig.json`, which asks for no strict check. */
const withoutSettings = '{ "compilerOptions": { "module": "esnext", "strict": false } }';

/** The options of the package's `tsconfig.json`, and the files that it includes; as much of it as can be read. */
function readSettings(
  typescript: TypeScript,
  read: (path: string) => string | undefined,
  roots: readonly string[],
) {
  const name = `${project}tsconfig.json`;
  const { config } = typescript.parseConfigFileTextToJson(
    name,
    read(name) ?? withoutSettings,
  );
  const host: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: true,
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    // Folders matter, and what is below them is taken as a whole.
    readDirectory(_folder, _extensions, _excludes, includes) {
      const folders = includes.map(
        (one) => project + one.replace(/^\.\//, '').replace(/\/?\*.*$/, ''),
      );
      return roots.filter((path) => folders.some((folder) => path.startsWith(folder)));
    },
  };
  return typescript.parseJsonConfigFileContent(config ?? {}, host, project);
}
