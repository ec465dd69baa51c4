import * as packages from './packages.ts';
import { byHand, none, type Rule, type Rules, to, unneeded } from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, type Tables } from './tool.ts';

/** The rules that rows name. */
const named: Rules = { byHand, none, unneeded };

/** What the options of the tables become; `own` are the rules of options that need more than a row. */
export function rulesOf(tables: Tables, own: Rules): Rules {
  const all: Record<string, Rule> = {};
  for (const [section, rows] of Object.entries(tables))
    for (const [options = '', counterpart = '', name = ''] of rows) {
      const paths = counterpart.split(' ');
      for (const [index, option] of options.split(' ').entries()) {
        const path = paths[index] ?? paths[0] ?? '';
        const rule = own[option] ?? named[name] ?? usual[path] ?? sameAs(path);
        const link = `/guide/migration/${section}`;
        all[option] = (value, use) => rule(value, { ...use, link });
      }
    }
  const unlisted = Object.keys(own).filter((option) => !all[option]);
  if (unlisted.length > 0) throw new Error(`No row lists ${unlisted.join(', ')}.`);
  return all;
}

/** What becomes of an option with this counterpart in any tool, if that is more than the same value. */
const usual: Rules = {
  'lib.banner': shared.around,
  'lib.footer': shared.around,
  'lib.format': shared.format,
  'lib.shims': shared.shims,
  'lib.syntax': shared.syntax,
  'lib.umdName': packages.globalName,
  'output.autoExternal': packages.nothingBundled,
  'output.autoExternal.exclude': packages.bundled,
  'output.cleanDistPath': shared.clean,
  'output.distPath': shared.outDir,
  'output.externals': packages.external,
  'output.minify': shared.minify,
  'output.sourceMap': shared.sourceMap,
  'output.target': shared.platform,
  'resolve.alias': shared.aliases,
  'source.define': shared.define,
  'source.entry': sources.entry,
  'source.tsconfigPath': shared.tsconfig,
};

const sameAs = (counterpart: string): Rule =>
  counterpart === nothing || counterpart === inWords
    ? none
    : to(counterpart.replace(/^lib\./, ''));
