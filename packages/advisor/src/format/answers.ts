/** Who loads the package. One package can serve several consumers. */
export const consumers = ['bundlers', 'node-esm', 'node-cjs', 'script'] as const;

const words = [...consumers, 'several', 'types', 'css'] as const;

/**
 * The oldest supported Node.js: 18, which cannot `require()` an ES module, or the first versions of
 * each release line that can. Words are separated by dots, so they cannot contain one.
 */
const versions = ['node18', 'node20-19'] as const;

/**
 * What the reader answered, in the words of the form and of the address: a missing one means “no”.
 * The version of Node.js, which is last, only matters if Node.js is among the consumers.
 */
export type Answers = readonly (typeof words | typeof versions)[number][];

/** The state of the form before the reader touches it: an ES module with types. */
export const defaultAnswers: Answers = ['bundlers', 'node-esm', 'types', 'node20-19'];

/** Whether Node.js loads the package, so that its version matters. */
export function usesNode(answers: Answers): boolean {
  return answers.includes('node-esm') || answers.includes('node-cjs');
}

/** The answers that words name. */
function answersOf(given: readonly string[]): Answers {
  const version = given.includes('node18') ? 'node18' : 'node20-19';
  return [...words.filter((word) => given.includes(word)), version];
}

/** Every way to fill in the form, including those without a consumer. */
export function allAnswers(): Answers[] {
  const choices = [...words, 'node18'];
  return Array.from({ length: 2 ** choices.length }, (_, bits) =>
    answersOf(choices.filter((_word, index) => bits & (1 << index))),
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
  const query = answers.join('.');
  return query === defaultAnswers.join('.') ? '' : query;
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
  const given = query.split('.').filter(Boolean);
  const known: readonly string[] = [...words, ...versions];
  const unknown = given.filter((word) => !known.includes(word));
  if (unknown.length === 0) return { answers: answersOf(given), unknown };
  const hasConsumer = consumers.some((one) => given.includes(one));
  const others = hasConsumer ? ['types'] : defaultAnswers;
  return { answers: answersOf([...given, ...others]), unknown };
}

/** Why no package fits the answers; `undefined` if one does. */
export function refusalFor(answers: Answers) {
  const chosen = consumers.filter((one) => answers.includes(one));
  const scriptOnly = chosen.every((one) => one === 'script');
  if (chosen.length === 0) return 'nobody';
  if (scriptOnly && answers.includes('types')) return 'script-types';
  if (scriptOnly && answers.includes('several')) return 'script-several';
  const loadsCss = chosen.includes('bundlers') || chosen.includes('script');
  return answers.includes('css') && !loadsCss ? 'node-css' : undefined;
}
