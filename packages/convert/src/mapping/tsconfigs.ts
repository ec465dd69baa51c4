import { compilerOptions, installed } from '../read/project.ts';
import type { Item, Use } from './draft.ts';
import { entriesOf, firstFolder, isJavaScript, pathsIn, withoutDot } from './files.ts';
import { pick, put, type Settings } from './settings.ts';

/** The usual name of the file for a build, which the package may have already. */
const taken = 'tsconfig.build.json';

/** Files of tests. */
const tests = ['**/*.test.*', '**/*.spec.*', '**/__tests__/**'];

/** The file that TypeScript takes for the declarations, by its name: no tests, and only sources. */
export function buildTsconfigs(
  use: Use,
  typed: readonly Item[],
): Record<string, Settings> {
  const { draft } = use;
  const { tsconfig, manifest } = draft.project;
  const options = compilerOptions(draft.project);
  const { rootDir, types, typeRoots, allowJs } = options;
  const fileOf = ({ settings }: Item) =>
    String(pick(settings, 'source.tsconfigPath') ?? './tsconfig.json');
  const [base = '', other] = new Set(typed.map(fileOf));
  const isOwn = base !== './tsconfig.json';
  // Which files another file includes, and their root, is not known.
  if (!base || other || (!tsconfig && !isOwn) || (isJavaScript(use) && !allowJs))
    return {};
  // Other than TypeScript before 6, that of API Extractor takes no types by itself.
  const isBundled = typed.some(({ settings }) => pick(settings, 'dts.bundle'));
  // Other roots hide these packages.
  const isVisible = !typeRoots || /node_modules\/@types/.test(JSON.stringify(typeRoots));
  const isOpen = isBundled && !isOwn && !types && !tsconfig?.extends && isVisible;
  const all = Object.keys(isOpen ? installed(draft.project) : {});
  const added = all.flatMap((name) => /^@types\/(.*)/.exec(name)?.[1] ?? []);

  const files = typed.flatMap((item) =>
    Object.values(entriesOf(item, draft)).flat().map(String),
  );
  const excluded = files.flatMap((file) => /^!(.*)/.exec(file)?.[1] ?? []);
  const built = files.filter((file) => file !== 'undefined' && !file.startsWith('!'));
  // Without a bundle, every file of the folder has declarations.
  const left = [...excluded.map(withoutDot), ...(isBundled ? [] : tests)];
  const exclude = [...new Set(left)];
  const isWhole = !isOwn && JSON.stringify(tsconfig?.include) === '["src"]' && rootDir;
  if (isWhole && added.length === 0 && exclude.length === 0) return {};

  const roots = [...new Set((built.length > 0 ? built : ['src/index']).map(firstFolder))];
  const [root = 'src', second] = roots;
  const ambient = pathsIn(isOwn ? [] : [tsconfig?.include, tsconfig?.files]).filter(
    (file) => file.endsWith('.d.ts') && !roots.includes(firstFolder(file)),
  );
  const isOutside = typeof rootDir === 'string' && rootDir.startsWith('..');
  const isMany = second || built.map(withoutDot).includes(root);
  // A file of the reader's own is not written again: it has options that are not known here.
  const known = [base, tsconfig?.extends, tsconfig?.references, manifest?.scripts];
  const isTaken = pathsIn(known).some((path) => path.endsWith(taken));
  const name = isTaken ? 'tsconfig.rslib.json' : taken;
  const isReferred = pathsIn(tsconfig?.references).map(withoutDot).includes(taken);
  for (const item of draft.items.filter((one) => fileOf(one) === base))
    put(item.settings, 'source', { tsconfigPath: `./${name}` });
  const content = {
    extends: `./${isReferred && !isOwn ? taken : withoutDot(base)}`,
    compilerOptions: {
      rootDir: isOutside ? rootDir : isMany ? '.' : root,
      ...(added.length > 0 && { types: added }),
    },
    include: [...roots, ...ambient],
    ...(exclude.length > 0 && { exclude }),
  };
  return { [name]: content };
}
