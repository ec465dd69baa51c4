import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix as path } from 'node:path';
import type { Comment } from 'acorn';
import { type AnyNode, allIn, parse, readNames } from '../tool/syntax.ts';

/** A file of the sources, parsed. */
export interface SourceFile {
  /** Relative to the package, with slashes. */
  readonly path: string;
  readonly program: AnyNode;
  readonly all: readonly AnyNode[];
  readonly comments: readonly Comment[];
  readonly names: ReturnType<typeof readNames>;
}

/** A file that cannot be read, and why; line 0 if no line is to blame. */
export interface Unread {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** Folders and files that no user gets, by their usual names. */
const isInternal = (name: string) =>
  /^(?:\.|node_modules$|__\w+__$|(?:tests?|test-d|specs?|e2e)$)/.test(name) ||
  /\.(?:test(?:-d)?|spec|stories|bench|e2e)\.\w+$/.test(name);
/** What is beside the sources, if these are in the folder of the package. */
const beside =
  /\.config\.\w+$|^(?:dist|bench)\b|^(?:build|out|coverage|docs?|examples?|demos?|playground|website|scripts|tools|benchmarks?)$/;
const isSource = (name: string) => /\.[cm]?[jt]sx?$/.test(name);

/**
 * Parses the sources in a folder of a package, both absolute. `outputs` are folders that the build
 * writes. Throws an error for the reader if there is no folder, or no source in it.
 */
export function readSources(root: string, folder: string, outputs: readonly string[]) {
  const isRoot = path.relative(root, folder) === '';
  const skips = (name: string) => beside.test(name) || outputs.includes(name);
  const found = filesIn(folder, (name) => isRoot && skips(name));
  const files: SourceFile[] = [];
  const unread: Unread[] = [];
  for (const one of found.filter(isSource)) {
    const name = path.relative(root, one);
    try {
      files.push(readSource(name, readFileSync(one, 'utf8')));
    } catch (error) {
      unread.push({ file: name, ...explain(error) });
    }
  }
  if (files.length + unread.length === 0)
    throw new Error(`There are no sources in "${path.relative(root, folder) || '.'}".`);
  // Components of frameworks need a parser of their own.
  const components = found.filter((one) => /\.(?:vue|svelte|astro)$/.test(one)).length;
  return { files, unread, components };
}

/** The files in a folder and its folders, except those that no user gets, in order. */
function filesIn(folder: string, skips: (name: string) => boolean): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder "${folder}".`);
  const isKept = ({ name }: Dirent) => !isInternal(name) && !skips(name);
  return readdirSync(folder, { withFileTypes: true })
    .filter(isKept)
    .flatMap((one) => {
      const file = path.join(folder, one.name);
      // A link may lead out of the package, or into a circle.
      return one.isDirectory() ? filesIn(file, () => false) : one.isFile() ? file : [];
    })
    .sort();
}

/** Parses a file. Throws an error of the parser. */
export function readSource(name: string, text: string): SourceFile {
  const { comments, isModule, program } = parse(name, text);
  // In the order of the text, which is that in which readers look for places.
  const all = allIn(program).sort((one, other) => one.start - other.start);
  return { path: name, program, all, comments, names: readNames(program, isModule) };
}

function explain(error: unknown) {
  const problem = error instanceof Error ? error.message : String(error);
  const [, line = 0] = /\((\d+):\d+\)$/.exec(problem) ?? [];
  return { line: Number(line), problem: problem.replace(/ \(\d+:\d+\)$/, '') };
}
