import { type Answers, allAnswers } from './answers.ts';
import { packageJson } from './package-json.ts';
import { type Plan, planFor, planId, refusalFor } from './plan.ts';
import { fileText, type Line } from './print.ts';
import { rslibConfig } from './rslib-config.ts';

/** A package that the advisor may recommend. Several answers can lead to the same one. */
export interface AdvisedPackage {
  readonly id: string;
  readonly plan: Plan;
  readonly manifest: readonly Line[];
  readonly config: readonly Line[];
}

/** The package for some answers; `undefined` if `refusalFor` refuses them. */
export function packageFor(answers: Answers): AdvisedPackage | undefined {
  if (refusalFor(answers)) return undefined;
  const plan = planFor(answers);
  return {
    id: planId(plan),
    plan,
    manifest: packageJson(plan),
    config: rslibConfig(plan),
  };
}

/**
 * Every package that the form can lead to, sorted by id. Throws if ids and packages do not
 * correspond one to one: the recorded proof of one package would be shown for another.
 */
export function allPackages(): AdvisedPackage[] {
  const byId = new Map<string, AdvisedPackage>();
  const ids = new Map<string, string>();
  for (const advised of allAnswers().flatMap((answers) => packageFor(answers) ?? [])) {
    const { id } = advised;
    const files = filesOf(advised);
    const sameFiles = ids.get(files) ?? id;
    if (sameFiles !== id || filesOf(byId.get(id) ?? advised) !== files) {
      throw new Error(`The plans "${sameFiles}" and "${id}" share a package or an id.`);
    }
    byId.set(id, advised);
    ids.set(files, id);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What distinguishes packages: the two files, and whether the sources have a stylesheet. */
function filesOf({ manifest, config, plan }: AdvisedPackage): string {
  return `${fileText(manifest)}${fileText(config)}${plan.css}`;
}
