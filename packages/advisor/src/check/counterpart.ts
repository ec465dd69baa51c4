import { type AdvisedPackage, packageFor } from '../browser/data/packages.ts';
import type { JsonObject } from './manifest.ts';
import { exportedFiles, formatOf, textMap, textsIn } from './rules/targets.ts';

/**
 * The proved package that serves the same users: what `exports` and the older fields offer decides
 * its formats. `undefined` if the manifest offers nothing, or the advisor refuses the combination.
 */
export function counterpartOf(value: JsonObject): AdvisedPackage | undefined {
  const { exports, main, module, types, unpkg, jsdelivr, engines } = value;
  const targets = exportedFiles(value);
  const legacy = exports === undefined ? textsIn([module, main], []) : [];
  const formats = [...targets, ...legacy].map(({ path, file }) =>
    path[0] === '0' ? 'esm' : formatOf(file, value),
  );
  const [esm, cjs] = [formats.includes('esm'), formats.includes('cjs')];
  const script = (unpkg ?? jsdelivr) !== undefined;
  const entries = new Set(
    targets
      .filter(({ file }) => formatOf(file, value))
      .map(({ path: [, name = ''] }) => (name.startsWith('.') ? name : '.')),
  );
  const isTyped = targets.some(({ file }) => /\.d\.[cm]?ts$/.test(file));
  const isOld = /(?:^|[^\d.])1\d(?:\.|\s|$)/.test(textMap(engines).node ?? '');
  return packageFor({
    consumers: [
      ...(esm ? (['bundlers', 'node-esm'] as const) : []),
      ...(cjs ? (['node-cjs'] as const) : []),
      ...(script ? (['script'] as const) : []),
    ],
    multipleEntries: entries.size > 1,
    types: types !== undefined || isTyped,
    css: targets.some(({ file }) => file.endsWith('.css')),
    // Only for versions that cannot require ES modules does the advisor recommend CommonJS.
    node: cjs || isOld ? '18' : '20.19',
  });
}
