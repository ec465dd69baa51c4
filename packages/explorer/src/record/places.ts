import { repository } from '@site/pages/repository';
import { inputs } from '../browser/data/toggles.ts';
import type { InputId } from '../browser/data/types.ts';

/** Absolute path of the folder whose folders are the inputs of the output explorer, with a record beside each. */
export const explorerFolder = `${repository}/docs/explorer`;

/** Absolute path of the file on which all states of an input are on record. */
export function recordFile(input: InputId, folder = explorerFolder): string {
  return `${folder}/${input}.json`;
}

/** The inputs that are named, or all. Throws for a name that is none. */
export function inputsNamed(names: readonly string[]): InputId[] {
  const found = names.map((name) => {
    const input = inputs.find((id) => id === name);
    if (!input) throw new Error(`There is no input “${name}”. Use ${inputs.join(', ')}.`);
    return input;
  });
  return found.length > 0 ? found : [...inputs];
}
