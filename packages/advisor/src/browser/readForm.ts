import { type Answers, consumers, firstAnswers, nodes } from './data/answers';

/** What a form says. A question about Node.js that is not asked keeps the answer it would begin with. */
export function readForm(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const chosen = data.getAll('consumers');
  const node = nodes.find((one) => one === data.get('node'));
  return {
    consumers: consumers.filter((one) => chosen.includes(one)),
    several: data.get('entries') === 'several',
    types: data.get('types') === 'yes',
    css: data.get('css') === 'yes',
    node: node ?? firstAnswers.node,
  };
}
