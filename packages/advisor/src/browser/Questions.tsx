import type { Ref } from 'react';
import { type AdvisorKey, useAdvisorText } from './AdvisorText';
import { type Answers, answersFromForm, consumers, usesNode } from './data/answers';
import styles from './Questions.module.css';

export interface QuestionsProps {
  ref: Ref<HTMLFormElement>;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
  /** Called when the pointer or the focus enters the form. */
  onIntent: () => void;
}

interface BinaryQuestion {
  /** The name of the field, and the key of the question's text. */
  name: 'node' | 'types' | 'entries' | 'css';
  first: readonly [value: string, label: AdvisorKey];
  second: readonly [value: string, label: AdvisorKey];
  isSecond: (answers: Answers) => boolean;
}

/** The questions with two answers, in display order. `answersFromForm` reads their values. */
const binaryQuestions: readonly BinaryQuestion[] = [
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
    isSecond: ({ multipleEntries }) => multipleEntries,
  },
  {
    name: 'css',
    first: ['no', 'without-css'],
    second: ['yes', 'with-css'],
    isSecond: ({ css }) => css,
  },
];

/** The questions as a form, which is read as a whole whenever something in it changes. */
export function Questions({ ref, answers, onAnswer, onIntent }: QuestionsProps) {
  const { text } = useAdvisorText();
  const shown = binaryQuestions.filter(
    ({ name }) => name !== 'node' || usesNode(answers),
  );
  return (
    <form
      ref={ref}
      className={styles.form}
      aria-label={text('form')}
      // Restored controls would contradict the static result on the next visit.
      autoComplete="off"
      onChange={({ currentTarget }) => onAnswer(answersFromForm(currentTarget))}
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
      {shown.map(({ name, first, second, isSecond }) => (
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

interface QuestionProps {
  name: string;
  legend: string;
  hint?: string;
  kind: 'radio' | 'checkbox';
  choices: readonly { value: string; label: string; checked: boolean }[];
}

/** One question: native controls in a named group. */
function Question({ name, legend, hint, kind, choices }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        {legend} {hint && <span className={styles.hint}>{hint}</span>}
      </legend>
      {choices.map(({ value, label, checked }) => (
        <label key={value} className={styles.choice}>
          <input
            className={styles.input}
            type={kind}
            name={name}
            value={value}
            checked={checked}
            // The form handles the change; React requires a handler on a controlled input.
            onChange={() => {}}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
