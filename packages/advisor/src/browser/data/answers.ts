/** Who loads the package; one package may serve several of them. */
export const consumers = ['bundlers', 'node-esm', 'node-cjs', 'script'] as const;

type Consumer = (typeof consumers)[number];

/**
 * The oldest Node.js that the package promises: 18, which cannot `require()` an ES module, or the first versions of
 * each line that can.
 */
export const nodes = ['20.19', '18'] as const;

export type NodeRange = (typeof nodes)[number];

/** What a reader says of a package. `node` is asked only where Node.js is among the consumers. */
export interface Answers {
  readonly consumers: readonly Consumer[];
  readonly several: boolean;
  readonly types: boolean;
  readonly css: boolean;
  readonly node: NodeRange;
}

/** What the form says before anybody has touched it: an ES module with types. */
export const firstAnswers: Answers = {
  consumers: ['bundlers', 'node-esm'],
  several: false,
  types: true,
  css: false,
  node: '20.19',
};

/** Whether Node.js loads the package, so that its version matters. */
export function asksForNode({ consumers }: Pick<Answers, 'consumers'>): boolean {
  return consumers.includes('node-esm') || consumers.includes('node-cjs');
}

/** Every way in which the form can be filled in, those without a consumer included. */
export function allAnswers(): Answers[] {
  const either = [false, true];
  const sets = Array.from({ length: 2 ** consumers.length }, (_, bits) =>
    consumers.filter((_one, place) => bits & (1 << place)),
  );
  return sets.flatMap((chosen) =>
    nodes.flatMap((node) =>
      either.flatMap((several) =>
        either.flatMap((types) =>
          either.map((css) => ({ consumers: chosen, several, types, css, node })),
        ),
      ),
    ),
  );
}
