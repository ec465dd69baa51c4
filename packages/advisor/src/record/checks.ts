import { fileURLToPath } from 'node:url';
import { runNormalized } from '@site/samples/build/normalized-run';
import { runAttw, runPublint } from '@site/samples/build/package-checks';
import { runScript, typeCheck } from '@site/samples/build/programs';
import { globalName, outputFolder, packageName } from '../browser/data/plan.ts';
import type { CheckKind } from '../browser/data/proof.ts';
import type { BuiltPackage } from './projects.ts';

/** The result of one check of one package. */
export interface Check {
  readonly kind: CheckKind;
  readonly ok: boolean;
  /** The output, line by line. */
  readonly says: readonly string[];
}

type Result = Pick<Check, 'ok' | 'says'>;

/** All checks of a package, as it is installed in its consumer, in the order of `checkKinds`. */
export async function checkInstalled(built: BuiltPackage): Promise<Check[]> {
  const { plan, consumer, files } = built;
  const { formats, node } = plan;
  const checks: Check[] = [];
  const add = (kind: CheckKind, { ok, says }: Result) => {
    checks.push({ kind, ok, says });
  };
  const load = (how: 'import' | 'require', file: string) =>
    loadFile(how, `${consumer}/${file}`, built);
  const compile = async (
    resolution: Parameters<typeof typeCheck>[2],
    files: readonly string[],
  ): Promise<Result> => {
    const { ok, lines } = await typeCheck(built.folder, consumer, resolution, files);
    return { ok, says: lines };
  };
  const [esm, cjs] = [formats.includes('esm'), formats.includes('cjs')];
  // Node.js can require ES modules, unless it is version 18.
  const isRequiredAsEsm = !cjs && esm && node === '20.19';
  if (node) add('import', await load('import', 'import.mjs'));
  if (cjs || isRequiredAsEsm) add('require', await load('require', 'require.cjs'));
  if (esm) add('bundle', await load('import', 'bundle/index.js'));
  if (formats.includes('script')) {
    const file = `${outputFolder('script', plan)}/index.js`;
    const installed = `${consumer}/node_modules/${packageName}`;
    add('script', await runScript(installed, file, globalName));
  }
  if (plan.css) {
    const texts = [...files].map(([path, data]) => [path, data.toString()]);
    add('style', checkStyles(Object.fromEntries(texts)));
  }
  if (plan.types) {
    const both = cjs ? ['use.ts', 'use.cts'] : ['use.ts'];
    add('types-node16', await compile('node16', both));
    add('types-bundler', await compile('bundler', ['use.ts']));
    if (!cjs && node === '20.19')
      add('types-require', await compile('nodenext', ['use.cts']));
  }
  add('publint', await runPublint(files));
  if (plan.types) add('attw', await runAttw(files));
  return checks;
}

const child = fileURLToPath(new URL('load-child.mjs', import.meta.url));

/**
 * Loads a file with Node.js and lists what it exports. For packages that support Node.js 18,
 * `require()` of ES modules is disabled.
 */
export async function loadFile(
  how: 'import' | 'require',
  file: string,
  {
    folder,
    plan,
  }: { readonly folder: string; readonly plan: { readonly node?: string | undefined } },
): Promise<Result> {
  const flags = plan.node === '18' ? ['--no-experimental-require-module'] : [];
  const argv = ['node', ...flags, '--no-warnings', child, how, file];
  const { ok, lines } = await runNormalized(argv, folder);
  return { ok, says: lines };
}

/** Whether there is one stylesheet, and every main JavaScript file uses the class in it. */
function checkStyles(texts: Readonly<Record<string, string>>): Result {
  const sheets = Object.keys(texts).filter((file) => file.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1) {
    return { ok: false, says: [`${sheets.length} stylesheets would be uploaded`] };
  }
  const name = /\.([\w-]+)\s*\{/.exec(texts[sheet] ?? '')?.[1];
  if (name === undefined) return { ok: false, says: [`${sheet} has no class`] };
  const scripts = Object.keys(texts).filter((file) => /(^|\/)index\.c?js$/.test(file));
  const without = scripts.filter((file) => !texts[file]?.includes(name));
  if (without.length > 0) {
    return { ok: false, says: without.map((file) => `${file} does not use .${name}`) };
  }
  return { ok: true, says: [`.${name}: ${[sheet, ...scripts].join(', ')}`] };
}
