import { type Answers, consumers, firstAnswers, nodes } from './answers.ts';

/** The parameter of the address that holds the answers. */
export const parameter = 'package';

const flags = ['several', 'types', 'css'] as const;

/**
 * The answers as one value of a query, such as `bundlers.node-esm.types.20.19` without the dots in numbers; empty for
 * the answers that a page begins with, whose address needs none.
 */
export function toAddress(answers: Answers): string {
  const parts = [
    ...consumers.filter((one) => answers.consumers.includes(one)),
    ...flags.filter((one) => answers[one]),
    `node${answers.node.replace('.', '-')}`,
  ];
  const text = parts.join('.');
  return text === firstAddress ? '' : text;
}

const firstAddress = [...firstAnswers.consumers, 'types', 'node20-19'].join('.');

/** The answers in the query of an address, such as `?package=…`. Words that mean nothing are passed over; without the parameter they are the first ones. */
export function fromAddress(search: string): Answers {
  const text = new URLSearchParams(search).get(parameter);
  if (text === null || text === '') return firstAnswers;
  const words = text.split('.');
  const has = (word: string) => words.includes(word);
  const node = nodes.find((one) => has(`node${one.replace('.', '-')}`));
  return {
    consumers: consumers.filter(has),
    several: has('several'),
    types: has('types'),
    css: has('css'),
    node: node ?? firstAnswers.node,
  };
}
