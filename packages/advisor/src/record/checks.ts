import { runAttw, runPublint } from '@site/samples/build/package-checks';
import { runScript } from '@site/samples/build/programs';
import { globalName, outputFolder, packageName } from '../browser/data/plan.ts';
import type { CheckKind } from '../browser/data/proof.ts';
import type { BuiltPackage } from './projects.ts';

/** The result of one check of one package. */
export interface Check {
  /** The id of the package. */
  readonly id: string;
  readonly kind: CheckKind;
  readonly ok: boolean;
  /** The output, line by line. */
  readonly says: readonly string[];
}

type Result = Pick<Check, 'ok' | 'says'>;

/** The checks that look at one package at a time, as it is installed in its consumer. */
export async function checkInstalled(built: BuiltPackage): Promise<Check[]> {
  const { id, plan, consumer, files } = built;
  const installed = `${consumer}/node_modules/${packageName}`;
  const checks: Check[] = [];
  const add = (kind: CheckKind, { ok, says }: Result) => {
    checks.push({ id, kind, ok, says });
  };
  if (plan.formats.includes('script')) {
    const file = `${outputFolder('script', plan)}/index.js`;
    add('script', await runScript(installed, file, globalName));
  }
  if (plan.css) {
    const texts = [...files].map(([path, data]) => [path, data.toString()]);
    add('style', checkStyles(Object.fromEntries(texts)));
  }
  add('publint', await runPublint(files));
  if (plan.types) add('attw', await runAttw(files));
  return checks;
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
