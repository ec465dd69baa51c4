/** How a small library came out: with what the plugin is for, not at all, or as without it. */
type Outcome = 'works' | 'fails' | 'idle';

/** One plugin that a small library was built with, once bundled and once not. */
export interface Trial {
  name: string;
  version: string;
  bundled: Outcome;
  bundleless: Outcome;
}

/** What stands in `docs/shared/packages/plugins.json`: trials made by hand, all on one day. */
export interface Trials {
  /** The day, as `2026-11-21`. */
  on: string;
  node: string;
  rslib: string;
  typescript: string;
  plugins: readonly Trial[];
}

/** Reads the text of `plugins.json`. Throws an error that shows the entry which is incomplete. */
export function parseTrials(json: string): Trials {
  const { plugins, ...rest } = record(JSON.parse(json));
  if (!Array.isArray(plugins)) throw new Error('The tried plugins are a list.');
  return {
    on: text(rest, 'on'),
    node: text(rest, 'node'),
    rslib: text(rest, 'rslib'),
    typescript: text(rest, 'typescript'),
    plugins: plugins.map((entry: unknown) => {
      const trial = record(entry);
      return {
        name: text(trial, 'name'),
        version: text(trial, 'version'),
        bundled: outcome(trial, 'bundled'),
        bundleless: outcome(trial, 'bundleless'),
      };
    }),
  };
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new Error(`This is no trial of a plugin: ${JSON.stringify(value)}`);
}

function text(from: Record<string, unknown>, key: string): string {
  const value = from[key];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`A trial has no “${key}”: ${JSON.stringify(from)}`);
}

function outcome(from: Record<string, unknown>, key: string): Outcome {
  const value = text(from, key);
  if (value === 'works' || value === 'fails' || value === 'idle') return value;
  throw new Error(`“${key}” is works, fails or idle: ${JSON.stringify(from)}`);
}
