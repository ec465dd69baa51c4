import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix as path } from 'node:path';
import { type AnyNode, isNode, nameOf, nodes, stringOf } from '../tool/syntax.ts';
import { entriesOf, readJson, valueAt } from './json.ts';
import { type Place, placeOf } from './kinds.ts';
import { foldersOf, toolIn } from './scripts.ts';

/**
 * What there is to look at in a package beside its sources. `root` is its absolute folder, `json`
 * the tree of its `package.json`, `outputs` the folders that its build writes, and `entries` the
 * files that `package.json` names.
 */
export function placesOfProject(
  root: string,
  json: AnyNode | undefined,
  outputs: readonly string[],
  entries: readonly string[],
): Place[] {
  const built = outputs.flatMap((one) => filesIn(root, one));
  return [
    ...filesIn(root, 'public').map((file) => placeOf('publicFolder', file)),
    ...['tsconfig.json', 'tsconfig.build.json'].flatMap((one) => references(root, one)),
    ...scripts(root, json, outputs),
    ...built.filter((file) => !isBuilt(file)).map((file) => placeOf('outputs', file)),
    ...ignored(root)
      .filter((file) => entries.includes(file) && existsSync(path.join(root, file)))
      .map((file) => placeOf('ignored', file)),
  ];
}

/** The files in a folder of the package, relative to the package. */
function filesIn(root: string, name: string): string[] {
  const folder = path.join(root, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.join(path.relative(root, one.parentPath ?? one.path), one.name))
    .sort();
}

function references(root: string, file: string): Place[] {
  if (!existsSync(path.join(root, file))) return [];
  const list = valueAt(readJson(path.join(root, file)), 'references');
  const all = nodes(isNode(list) ? list.elements : []);
  return all.map((one) => placeOf('references', file, one, nameOf(valueAt(one, 'path'))));
}

function scripts(root: string, json: unknown, outputs: readonly string[]): Place[] {
  const outDir = (config: string) => outDirOf(root, config);
  return entriesOf(valueAt(json, 'scripts')).flatMap(([name, value]): Place[] => {
    // What runs after the build adds to it.
    if (name.startsWith('post')) return [];
    const tool = toolIn(stringOf(value));
    if (!tool) return [];
    const isOther = !foldersOf(tool, outDir, outputs).some((one) =>
      outputs.includes(one),
    );
    if (isOther) return [];
    return [placeOf('scripts', 'package.json', value, `"${name}" runs ${tool.name}`)];
  });
}

/** The folder for which a tsconfig says that TypeScript writes to it; none without one. */
function outDirOf(root: string, config: string): string {
  const [file] = [config, `${config}/tsconfig.json`]
    .map((one) => path.join(root, one))
    .filter((one) => one.endsWith('.json') && existsSync(one));
  if (!file) return '';
  const options = valueAt(readJson(file), 'compilerOptions');
  const isSilent = Object(valueAt(options, 'noEmit')).value === true;
  const folder = nameOf(valueAt(options, 'outDir') ?? valueAt(options, 'declarationDir'));
  return isSilent || !folder ? '' : path.relative(root, path.resolve(file, '..', folder));
}

/** The paths in `.gitignore`, without patterns. */
function ignored(root: string): string[] {
  const file = path.join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.map((line) => line.trim().replace(/^\//, ''));
}

/** What build tools write; Rslib puts assets into `static`. */
const isBuilt = (file: string) =>
  /\.(?:[cm]?[jt]sx?|css|map|tsbuildinfo|LICENSE\.txt)$/.test(file) ||
  file.split('/')[1] === 'static';
