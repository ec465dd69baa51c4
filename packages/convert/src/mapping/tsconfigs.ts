import { pick, put, type Settings } from '../write/node.ts';
import { isJavaScript, leadsToSources } from './declarations.ts';
import type { Item, Use } from './draft.ts';
import { entriesOf, firstFolder, pathsIn, withoutDot } from './files.ts';
import { compilerOptions, installed } from './project.ts';
import { note } from './rules.ts';

/** The patterns of an item that builds all files: of those that are built, and those left out. */
function patternsOf({ settings }: Item) {
  const given = settings.bundle === false ? pick(settings, 'source.entry.index') : [];
  const all = [given].flat().map(String);
  const left = all.filter((one) => one.startsWith('!'));
  return { built: all.filter((one) => !left.includes(one)), left };
}

/** The folder below the first one that an item takes all files from. */
function ownFolder(item: Item): string {
  const { built } = patternsOf(item);
  const [folder = '', ...others] = new Set(
    built.map((one) => /^\.\/([^*]+\/[^*]+)\/\*/.exec(one)?.[1] ?? ''),
  );
  return others.length > 0 ? '' : folder;
}

/** Packages whose types only tests need; sources with tests of their own use `vitest/importMeta`. */
const forTests =
  /^(?!vitest\/importMeta)(?:@types\/)?(?:@?(?:jest|playwright|testing-library|vitest)|ava|chai|cypress|jasmine|mocha)(?:$|[-_/])/;

/** The usual name of the file for a build, which the package may have already. */
const taken = 'tsconfig.build.json';

/** Files that need those types. */
const tests = ['**/*.test.*', '**/*.spec.*', '**/__tests__/**'];

/** The files that TypeScript takes for the declarations: no tests, and only those of the item. */
export function buildTsconfigs(
  use: Use,
  typed: readonly Item[],
): Record<string, Settings> {
  const { tsconfig } = use.draft.project;
  const written: Record<string, Settings> = {};
  const fileOf = ({ settings }: Item) =>
    String(pick(settings, 'source.tsconfigPath') ?? './tsconfig.json');
  const [base = './tsconfig.json', other] = new Set(typed.map(fileOf));
  const isOwn = base !== './tsconfig.json';
  const { rootDir, types, typeRoots, allowJs, paths } = compilerOptions(
    use.draft.project,
  );
  // Which files another file includes, and their root, is not known.
  if (other || (!tsconfig && !isOwn) || (isJavaScript(use) && !allowJs)) return written;
  // Other than TypeScript before 6, that of API Extractor takes none by itself.
  const isBundled = typed.some(({ settings }) => pick(settings, 'dts.bundle'));
  // Other roots hide these packages.
  const isVisible = !typeRoots || /node_modules\/@types/.test(JSON.stringify(typeRoots));
  const isOpen = isBundled && !isOwn && !types && !tsconfig?.extends && isVisible;
  const all = Object.keys(isOpen ? installed(use.draft.project) : {});
  const added = all.flatMap((name) => /^@types\/(.*)/.exec(name)?.[1] ?? []);
  const named = isOwn || !Array.isArray(types) ? added : types.map(String);
  const needed = named.filter((name) => !forTests.test(name));
  const isUntested = needed.length === named.length;
  const isKept = isUntested && added.length === 0;
  // Where no bundle is possible, every file of the folder has declarations.
  const isLimited = !isUntested || (!isBundled && leadsToSources(use.draft));
  const isOutside = typeof rootDir === 'string' && rootDir.startsWith('..');
  const isWhole = !isOwn && JSON.stringify(tsconfig?.include) === '["src"]' && rootDir;
  for (const text of pathsIn(paths).filter((one) => one.startsWith('../')))
    note(use, 'outsideRoot', { line: 0, text });
  const left = (item: Item) =>
    patternsOf(item).left.map((one) => withoutDot(one.slice(1)));
  const files = typed.flatMap((item) =>
    item.settings.bundle === false
      ? patternsOf(item).built
      : Object.values(entriesOf(item, use.draft)).filter(
          (one) => typeof one === 'string',
        ),
  );
  const roots = [...new Set((files.length > 0 ? files : ['src/index']).map(firstFolder))];
  const ambient = pathsIn(isOwn ? [] : [tsconfig?.include, tsconfig?.files]).filter(
    (file) => file.endsWith('.d.ts') && !roots.includes(firstFolder(file)),
  );
  // A file of the reader's own is not written again: it has options that are not known here.
  const { scripts } = use.draft.project.manifest ?? {};
  const known = pathsIn([base, tsconfig?.extends, tsconfig?.references, scripts]);
  const isTaken = known.some((path) => path.endsWith(taken));
  const main = isTaken ? 'rslib' : 'build';
  const isReferred = pathsIn(tsconfig?.references).map(withoutDot).includes(taken);
  for (const folder of new Set(typed.map(ownFolder).sort())) {
    const own = use.draft.items.filter(
      (item) => ownFolder(item) === folder && fileOf(item) === base,
    );
    const excluded = own.filter((one) => typed.includes(one)).flatMap(left);
    const exclude = [...new Set([...excluded, ...(isLimited ? tests : [])])];
    if (!folder && isWhole && isKept && exclude.length === 0) continue;
    const [root = 'src', second] = folder ? [folder] : roots;
    const isMany = second || files.map(withoutDot).includes(root);
    const isFirst = Object.keys(written).length === 0;
    const name = `tsconfig.${isFirst ? main : folder.split('/').slice(1).join('-')}.json`;
    for (const { settings } of own)
      put(settings, 'source', { tsconfigPath: `./${name}` });
    if (folder) note(use, 'outsideRoot', { line: 0, text: folder });
    written[name] = {
      extends: `./${isReferred && !isOwn ? taken : withoutDot(base)}`,
      compilerOptions: {
        rootDir: isOutside ? rootDir : isMany ? '.' : root,
        ...(!isKept && { types: needed }),
      },
      include: [...(folder ? [folder] : roots), ...ambient],
      ...(exclude.length > 0 && { exclude }),
    };
  }
  return written;
}
