/** Who loads the package. One package can serve several consumers. */
export const consumers = ['bundlers', 'node-esm', 'node-cjs', 'script'] as const;

/**
 * The oldest supported Node.js: 18, which cannot `require()` an ES module, or the first versions of
 * each release line that can.
 */
export type NodeVersion = '20.19' | '18';

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

/** The answers that words name, in the form and in the address. A missing one means “no”. */
function answersOf(words: readonly string[]): Answers {
  return {
    consumers: consumers.filter((one) => words.includes(one)),
    multipleEntries: words.includes('several'),
    types: words.includes('types'),
    css: words.includes('css'),
    node: words.includes('node18') ? '18' : '20.19',
  };
}

/** The words of answers. They are separated by dots, so a version cannot contain one. */
export function wordsOf(answers: Answers): string[] {
  const { consumers, multipleEntries, types, css, node } = answers;
  return [
    ...consumers,
    ...(multipleEntries ? ['several'] : []),
    ...(types ? ['types'] : []),
    ...(css ? ['css'] : []),
    node === '18' ? 'node18' : 'node20-19',
  ];
}

const knownWords = [...consumers, 'several', 'types', 'css', 'node18', 'node20-19'];

/** Every way to fill in the form, including those without a consumer. */
export function allAnswers(): Answers[] {
  const words = knownWords.slice(0, -1);
  return Array.from({ length: 2 ** words.length }, (_, bits) =>
    answersOf(words.filter((_word, index) => bits & (1 << index))),
  );
}

/** Reads the form. A question that is not shown keeps its default answer. */
export function answersFromForm(form: HTMLFormElement): Answers {
  return answersOf([...new FormData(form).values()].map(String));
}

/** The query parameter that holds the answers. */
export const queryParameter = 'package';

/** A query value such as `bundlers.node-esm.types.node20-19`; empty for the default answers. */
export function toQuery(answers: Answers): string {
  const query = wordsOf(answers).join('.');
  return query === wordsOf(defaultAnswers).join('.') ? '' : query;
}

/** Longer than any query; what follows is ignored. */
const maxLength = 200;

/**
 * The answers in a query such as `?package=…`, and the words in it that are none. Beside unknown
 * words, a missing one does not mean “no”: those questions keep their default answer.
 */
export function fromQuery(search: string): { answers: Answers; unknown: string[] } {
  const query = new URLSearchParams(search).get(queryParameter)?.slice(0, maxLength);
  if (!query) return { answers: defaultAnswers, unknown: [] };
  const words = query.split('.').filter(Boolean);
  const unknown = words.filter((word) => !knownWords.includes(word));
  const answers = answersOf(words);
  if (unknown.length === 0) return { answers, unknown };
  const { types } = defaultAnswers;
  const chosen =
    answers.consumers.length > 0 ? answers.consumers : defaultAnswers.consumers;
  return { answers: { ...answers, types, consumers: chosen }, unknown };
}
