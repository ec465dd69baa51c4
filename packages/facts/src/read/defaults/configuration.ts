import { type Default, formats } from '../model.ts';
import project from '../reviewed/project.json' with { type: 'json' };
import { group, type Single } from './group.ts';
import { type Inspected, inspect } from './inspect.ts';
import { namesOf, valueAt } from './path.ts';
import { neutral } from './project.ts';
import { render } from './render.ts';

/** The normalised configuration of an item that sets nothing but its format, by format. */
export type Normalised = ReadonlyMap<Single['format'], Inspected>;

/** Asks the tool for the configuration of every format. */
export async function normalise(root: string): Promise<Normalised> {
  const all = new Map<Single['format'], Inspected>();
  for (const format of formats) all.set(format, await inspect(root, { format }));
  return all;
}

/**
 * The default of an option that Rsbuild defines, as it stands in the normalised configuration. No
 * default for options whose value the tool takes from the project: reviewed/project.json.
 */
export function configuredDefaults(name: string, normalised: Normalised): Default[] {
  if (Object.keys(project).includes(name)) return [];
  const singles: Single[] = [...normalised].flatMap(([format, { config }]) => {
    const found = valueAt(config, namesOf(name));
    const value = found === undefined ? undefined : render(found, neutral);
    return value === undefined ? [] : [{ format, value, from: 'configuration' as const }];
  });
  return group(singles);
}

/** The id that an item gets when it has none. */
export function defaultIds(normalised: Normalised): Default[] {
  return group(
    [...normalised].map(([format, { id }]) => ({
      format,
      value: `'${id}'`,
      from: 'configuration',
    })),
  );
}
