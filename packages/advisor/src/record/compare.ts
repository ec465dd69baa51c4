import { patchLines } from '@site/samples/build/diff';
import type { Proof, Proofs } from '../browser/data/proof.ts';
import { type Outcome, proofOf } from './outcome.ts';

const todo = 'Run "npm run advisor" and look at the diff.';

/** What failed when packages were tried: one text for each check that complains. */
export function complaintsOf(outcomes: ReadonlyMap<string, Outcome>): string[] {
  return [...outcomes].flatMap(([id, { checks }]) =>
    checks
      .filter(({ ok }) => !ok)
      .map(
        ({ kind, says }) =>
          `The package "${id}" fails at "${kind}", so nobody may be advised to publish it. ` +
          `Correct packages/advisor/src/browser/data.\n${says.map((line) => `    ${line}`).join('\n')}`,
      ),
  );
}

/** How proofs that were made now differ from those on record: one text for each package. */
export function differences(
  recorded: Proofs['proofs'],
  found: ReadonlyMap<string, Outcome>,
): string[] {
  return [...found].flatMap(([id, outcome]) => {
    const before = recorded[id];
    if (!before) return [`The package "${id}" is not on record. ${todo}`];
    const [left, right] = [linesOf(before), linesOf(proofOf(outcome))];
    if (left.join('\n') === right.join('\n')) return [];
    const lines = patchLines(left, right).map((line) => `    ${line}`);
    return [`The package "${id}" comes out otherwise. ${todo}\n${lines.join('\n')}`];
  });
}

/** What is wrong with a record as such: proofs of packages that nobody is advised, and other circumstances. */
export function staleness(
  recorded: Proofs,
  now: Omit<Proofs, 'proofs'>,
  ids: readonly string[],
): string[] {
  const known = new Set(ids);
  const names = Object.keys(recorded.proofs);
  const changed = (['rslib', 'typescript', 'inputs'] as const).filter(
    (key) => recorded[key] !== now[key],
  );
  return [
    ...changed.map(
      (key) =>
        `It was recorded with ${key} ${recorded[key]}, now it is ${now[key]}. ${todo}`,
    ),
    ...names
      .filter((id) => !known.has(id))
      .map((id) => `There is a proof of "${id}", which is advised to nobody. ${todo}`),
    ...ids
      .filter((id) => !names.includes(id))
      .map((id) => `There is no proof of "${id}". ${todo}`),
  ];
}

function linesOf(proof: Proof): string[] {
  return JSON.stringify(proof, null, 1).split('\n');
}
