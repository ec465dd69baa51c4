import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-api';

const installed = path.resolve(import.meta.dirname, '../../../../node_modules');

/** What configurations and sources in the playground can import; the engine has their code. */
const entries = ['@rslib/core', '@rsbuild/core', '@rsbuild/plugin-react', 'clsx'];

/** The packages whose types come with TypeScript, in a script of the engine. */
const withTypescript =
  /^(?:typescript|typescript-api|@types\/(?:node|react|react-dom)|csstype|undici-types)\//;

/**
 * The declarations that a package in the playground can reach, by their paths in `node_modules`, as they are
 * installed, with the `package.json` of each package.
 */
export function readDeclarations(): Readonly<Record<string, string>> {
  const root = path.resolve(installed, '../playground-types.ts');
  const text = entries.map((name) => `import '${name}';`).join('\n');
  const options: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ESNext,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === root
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  const names = ts
    .createProgram([root], options, host)
    .getSourceFiles()
    .map(({ fileName }) => path.relative(installed, fileName).replaceAll(path.sep, '/'))
    .filter((name) => !name.startsWith('..') && !withTypescript.test(name));
  const manifests = names.map((name) => {
    const [owner = name] = /^(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
    return `${owner}/package.json`;
  });
  const all = [...new Set([...names, ...manifests])].sort();
  const there = all.filter((name) => existsSync(`${installed}/${name}`));
  return Object.fromEntries(
    there.map((name) => [name, readFileSync(`${installed}/${name}`, 'utf8')]),
  );
}
