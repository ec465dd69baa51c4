import type { Ref } from 'react';
import { type Answers, asksForNode, consumers } from './data/answers';
import { Question } from './Question';
import styles from './Questions.module.css';
import { readForm } from './readForm';
import { type AdvisorKey, useAdvisorText } from './useAdvisorText';

export interface QuestionsProps {
  ref: Ref<HTMLFormElement>;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
  /** The reader turns to the form. */
  onIntent: () => void;
}

interface TwoAnswers {
  /** Name of the field, and key of the question's text. */
  name: 'node' | 'types' | 'entries' | 'css';
  first: readonly [value: string, label: AdvisorKey];
  second: readonly [value: string, label: AdvisorKey];
  isSecond: (answers: Answers) => boolean;
}

/** The questions with two answers, in the order in which they are asked. What the fields send, `readForm` reads. */
const either: readonly TwoAnswers[] = [
  {
    name: 'node',
    first: ['20.19', 'node-modern'],
    second: ['18', 'node-old'],
    isSecond: ({ node }) => node === '18',
  },
  {
    name: 'types',
    first: ['yes', 'typescript'],
    second: ['no', 'javascript'],
    isSecond: ({ types }) => !types,
  },
  {
    name: 'entries',
    first: ['one', 'one'],
    second: ['several', 'several'],
    isSecond: ({ several }) => several,
  },
  {
    name: 'css',
    first: ['no', 'without-css'],
    second: ['yes', 'with-css'],
    isSecond: ({ css }) => css,
  },
];

/** The questions about a package, as a form that is read whenever something in it changes. */
export function Questions({ ref, answers, onAnswer, onIntent }: QuestionsProps) {
  const { text } = useAdvisorText();
  const asked = either.filter(({ name }) => name !== 'node' || asksForNode(answers));
  return (
    <form
      ref={ref}
      className={styles.form}
      aria-label={text('form')}
      // Another visit must not begin with controls that say something else than the page.
      autoComplete="off"
      onChange={({ currentTarget }) => onAnswer(readForm(currentTarget))}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Question
        name="consumers"
        kind="checkbox"
        legend={text('who')}
        hint={text('several-hint')}
        choices={consumers.map((value) => ({
          value,
          label: text(value),
          checked: answers.consumers.includes(value),
        }))}
      />
      {asked.map(({ name, first, second, isSecond }) => (
        <Question
          key={name}
          name={name}
          kind="radio"
          legend={text(name)}
          choices={[first, second].map(([value, label]) => ({
            value,
            label: text(label),
            checked: (value === second[0]) === isSecond(answers),
          }))}
        />
      ))}
    </form>
  );
}
