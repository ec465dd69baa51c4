import { type Answers, allAnswers, refusalFor } from '../format/answers.ts';
import { packageJson } from './package-json.ts';
import { type Plan, planFor, planId } from './plan.ts';
import type { Line } from './print.ts';
import { rslibConfig } from './rslib-config.ts';

/** A package that the advisor may recommend. Several answers can lead to the same one. */
export interface AdvisedPackage {
  readonly id: string;
  readonly plan: Plan;
  readonly manifest: readonly Line[];
  readonly config: readonly Line[];
}

/** The package to build for some answers; `undefined` if `refusalFor` refuses them. */
export function adviceFor(answers: Answers): AdvisedPackage | undefined {
  if (refusalFor(answers)) return undefined;
  const plan = planFor(answers);
  return {
    id: planId(plan),
    plan,
    manifest: packageJson(plan),
    config: rslibConfig(plan),
  };
}

/** Every package that the form can lead to, sorted by id. */
export function allPackages(): AdvisedPackage[] {
  const all = allAnswers().flatMap((answers) => adviceFor(answers) ?? []);
  const byId = new Map(all.map((advised) => [advised.id, advised]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
