import { isBuiltin } from 'node:module';
import type { Finding } from '@site/pages/findings';
import { lineAt, type TextFile } from '@site/pages/repository';
import ts from 'typescript-api';

/** What the framework asks for, and what puts all parts together: no package imports it. */
const entry = 'theme/index.tsx';

/** Modules that plugins and the framework create in the build, and patterns of declarations. */
const isVirtual = (name: string) => name.startsWith('virtual-') || name.startsWith('*');

interface Import {
  readonly file: string;
  readonly line: number;
  /** The imported package: `react`, `@site/pages`. */
  readonly name: string;
}

interface Workspace {
  /** `packages/pages` or `theme`. */
  readonly folder: string;
  readonly name: string;
  readonly listed: ReadonlySet<string>;
  readonly imports: readonly Import[];
}

/**
 * Finds imports that the `package.json` of their workspace does not list, dependencies that it
 * lists and nothing imports, and circles of workspaces. Tests are left out: they use everything.
 */
export function packageImports(files: readonly TextFile[]): Finding[] {
  const workspaces = files.flatMap((file) => workspaceOf(file, files));
  return [
    ...workspaces.flatMap(unlisted),
    ...workspaces.flatMap(unused),
    ...circles(workspaces),
  ];
}

function workspaceOf({ file, text }: TextFile, files: readonly TextFile[]): Workspace[] {
  const folder = /^(packages\/[^/]+|theme)\/package\.json$/.exec(file)?.[1];
  if (folder === undefined) return [];
  const manifest: { name: string; dependencies?: object; peerDependencies?: object } =
    JSON.parse(text);
  const { name, dependencies, peerDependencies } = manifest;
  const own = files.filter((one) => isSource(one.file, folder));
  return [
    {
      folder,
      name,
      listed: new Set(Object.keys({ ...dependencies, ...peerDependencies })),
      imports: own.flatMap(importsOf).filter((one) => one.name !== name),
    },
  ];
}

function isSource(file: string, folder: string): boolean {
  const rest = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : '';
  // Files that end with .mjs run in the folder of a built package, with what that one has.
  return /\.tsx?$/.test(rest) && !rest.startsWith('tests/') && file !== entry;
}

function importsOf({ file, text }: TextFile): Import[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName, pos }) => {
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? fileName;
      const isOther = fileName.startsWith('.') || isBuiltin(fileName) || isVirtual(name);
      return isOther ? [] : [{ file, line: lineAt(text, pos), name }];
    });
}

function unlisted({ folder, imports, listed }: Workspace): Finding[] {
  return imports
    .filter(({ name }) => !listed.has(name) && !listed.has(`@types/${name}`))
    .map(({ file, line, name }) => ({
      file,
      line,
      what: `${folder}/package.json does not list ${name}.`,
      why: 'It says what a package needs, and so in which order packages can be understood.',
      todo: `Add it to its dependencies, ${versionOf(name)}.`,
    }));
}

const versionOf = (name: string) =>
  name.startsWith('@site/') ? 'with the version "*"' : 'with the version of the root';

function unused({ folder, imports, listed }: Workspace): Finding[] {
  return [...listed]
    .filter(
      (name) =>
        !imports.some((one) => name === one.name || name === `@types/${one.name}`),
    )
    .map((name) => ({
      file: `${folder}/package.json`,
      line: 0,
      what: `It lists ${name}, which nothing in it imports.`,
      why: 'Who reads the list would look for the use.',
      todo: 'Remove the line.',
    }));
}

/** One finding for each import that leads back to its own workspace. */
function circles(workspaces: readonly Workspace[]): Finding[] {
  const byName = new Map(workspaces.map((one) => [one.name, one]));
  const wayTo = (
    from: string,
    target: string,
    seen: Set<string>,
  ): string[] | undefined => {
    if (from === target) return [target];
    seen.add(from);
    for (const { name } of byName.get(from)?.imports ?? []) {
      const rest = seen.has(name) ? undefined : wayTo(name, target, seen);
      if (rest) return [from, ...rest];
    }
    return undefined;
  };
  return workspaces.flatMap((workspace) =>
    workspace.imports.flatMap(({ file, line, name }) => {
      const way = byName.has(name) ? wayTo(name, workspace.name, new Set()) : undefined;
      if (!way) return [];
      return {
        file,
        line,
        what: `The import closes a circle: ${[workspace.name, ...way].join(' → ')}.`,
        why: 'Packages in a circle can only be understood, tested and moved together.',
        todo: 'Move what both need to the lower package, or pass it in from rspress.config.ts.',
      };
    }),
  );
}
