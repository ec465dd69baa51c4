/** Who loads the package. One package can serve several consumers. */
export const consumers = ['bundlers', 'node-esm', 'node-cjs', 'script'] as const;

/**
 * The oldest supported Node.js: 18, which cannot `require()` an ES module, or the first versions of
 * each release line that can.
 */
const nodeVersions = ['20.19', '18'] as const;

export type NodeVersion = (typeof nodeVersions)[number];

/** What the reader answered. `node` only matters if Node.js is among the consumers. */
export interface Answers {
  readonly consumers: readonly (typeof consumers)[number][];
  readonly multipleEntries: boolean;
  readonly types: boolean;
  readonly css: boolean;
  readonly node: NodeVersion;
}

/** The state of the form before the reader touches it: an ES module with types. */
export const defaultAnswers: Answers = {
  consumers: ['bundlers', 'node-esm'],
  multipleEntries: false,
  types: true,
  css: false,
  node: '20.19',
};

/** Whether Node.js loads the package, so that its version matters. */
export function usesNode(answers: Answers): boolean {
  return answers.consumers.some((one) => one === 'node-esm' || one === 'node-cjs');
}

/** Every way to fill in the form, including those without a consumer. */
export function allAnswers(): Answers[] {
  const booleans = [false, true];
  const subsets = Array.from({ length: 2 ** consumers.length }, (_, bits) =>
    consumers.filter((_one, index) => bits & (1 << index)),
  );
  return subsets.flatMap((subset) =>
    nodeVersions.flatMap((node) =>
      booleans.flatMap((multipleEntries) =>
        booleans.flatMap((types) =>
          booleans.map((css) => ({
            consumers: subset,
            multipleEntries,
            types,
            css,
            node,
          })),
        ),
      ),
    ),
  );
}

/** Reads the form. A question that is not shown keeps its default answer. */
export function answersFromForm(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const chosen = data.getAll('consumers');
  return {
    consumers: consumers.filter((one) => chosen.includes(one)),
    multipleEntries: data.get('entries') === 'several',
    types: data.get('types') === 'yes',
    css: data.get('css') === 'yes',
    node: nodeVersions.find((one) => one === data.get('node')) ?? defaultAnswers.node,
  };
}

/** The query parameter that holds the answers. */
export const queryParameter = 'package';

/** A query value such as `bundlers.node-esm.types.node20-19`; empty for the default answers. */
export function toQuery(answers: Answers): string {
  const query = queryWords(answers);
  return query === queryWords(defaultAnswers) ? '' : query;
}

function queryWords({ consumers, multipleEntries, types, css, node }: Answers): string {
  return [
    ...consumers,
    ...(multipleEntries ? ['several'] : []),
    ...(types ? ['types'] : []),
    ...(css ? ['css'] : []),
    nodeWord(node),
  ].join('.');
}

/** Words are separated by dots, so versions cannot contain them. */
function nodeWord(version: NodeVersion): string {
  return `node${version.replace('.', '-')}`;
}

/** Longer than any query; what follows is ignored. */
const maxLength = 200;

const knownWords = [
  ...consumers,
  ...['several', 'types', 'css'],
  ...nodeVersions.map(nodeWord),
];

/**
 * The answers in a query such as `?package=…`, and the words in it that are none. Beside unknown
 * words, a missing one does not mean “no”: those questions keep their default answer.
 */
export function fromQuery(search: string): { answers: Answers; unknown: string[] } {
  const query = new URLSearchParams(search).get(queryParameter)?.slice(0, maxLength);
  if (!query) return { answers: defaultAnswers, unknown: [] };
  const words = query.split('.').filter(Boolean);
  const unknown = words.filter((word) => !knownWords.includes(word));
  const isWhole = unknown.length === 0;
  const chosen = consumers.filter((one) => words.includes(one));
  const answers = {
    consumers: isWhole || chosen.length > 0 ? chosen : defaultAnswers.consumers,
    multipleEntries: words.includes('several'),
    types: words.includes('types') || (!isWhole && defaultAnswers.types),
    css: words.includes('css'),
    node:
      nodeVersions.find((one) => words.includes(nodeWord(one))) ?? defaultAnswers.node,
  };
  return { answers, unknown };
}
