import rollup from './options/rollup.json' with { type: 'json' };
import tsdown from './options/tsdown.json' with { type: 'json' };
import tsup from './options/tsup.json' with { type: 'json' };
import unbuild from './options/unbuild.json' with { type: 'json' };
import vite from './options/vite.json' with { type: 'json' };

/**
 * Options with spaces between them, what they are in Rslib, and, where that is another one than usual
 * for this counterpart, the name of the rule. `a.b` is the field `b` of the option `a`.
 */
export type Row = readonly string[];

/** The rows of each section below `/guide/migration/` that lists options: `tsup-options#files`. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** Rslib has no such option. */
export const nothing = 'none';
/** No Rslib option replaces it: what does is explained on the page. */
export const inWords = '';

/** The rows of the build tools that the converter reads. */
export const tables = { tsup, tsdown, vite, rollup, unbuild };
export type ToolId = keyof typeof tables;

/** What readers call these tools. */
export const toolNames: Readonly<Record<string, string>> = {
  tsup: 'tsup',
  tsdown: 'tsdown',
  vite: 'Vite',
  rollup: 'Rollup',
  unbuild: 'unbuild',
};

/** The page that lists the options of a tool. */
export const pageOf = (id: ToolId) => `/guide/migration/${id}-options`;
