import { type Answers, allAnswers, firstAnswers } from './answers.ts';
import { configOf } from './config.ts';
import { type Line, textOf } from './lines.ts';
import { manifestOf } from './manifest.ts';
import { decide, idOf, type Plan } from './plan.ts';

/** A package that the advisor may advise: one for all answers that lead to the same files. */
export interface Leaf {
  readonly id: string;
  readonly plan: Plan;
  readonly manifest: readonly Line[];
  readonly config: readonly Line[];
}

/** The package for a plan. */
export function leafOf(plan: Plan): Leaf {
  return { id: idOf(plan), plan, manifest: manifestOf(plan), config: configOf(plan) };
}

/** The package for some answers; none where they are refused. */
export function leafFor(answers: Answers): Leaf | undefined {
  const decision = decide(answers);
  return 'plan' in decision ? leafOf(decision.plan) : undefined;
}

/**
 * Every package that the form can lead to, each once, in a fixed order. Throws where two plans of different names
 * make the same package, or plans of one name do not: a proof would then stand for another package than its own.
 */
export function allLeaves(): Leaf[] {
  const byId = new Map<string, Leaf>();
  const byFiles = new Map<string, string>();
  for (const leaf of allAnswers().flatMap((answers) => leafFor(answers) ?? [])) {
    const files = filesOf(leaf);
    const [twin, same] = [byFiles.get(files) ?? leaf.id, byId.get(leaf.id) ?? leaf];
    if (twin !== leaf.id || filesOf(same) !== files) {
      throw new Error(`The plans "${twin}" and "${leaf.id}" share a package or a name.`);
    }
    byId.set(leaf.id, leaf);
    byFiles.set(files, leaf.id);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What makes a package: its two files, and whether its sources have a stylesheet. */
function filesOf({ manifest, config, plan }: Leaf): string {
  return `${textOf(manifest)}${textOf(config)}${plan.css}`;
}

/** The name of the package that a page shows before anybody has answered. */
export const firstLeaf = leafFor(firstAnswers)?.id ?? '';
