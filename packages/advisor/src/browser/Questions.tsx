import type { Ref } from 'react';
import { type AdvisorKey, useAdvisorText } from './AdvisorText';
import {
  type Answers,
  answersFromForm,
  consumers,
  usesNode,
  wordsOf,
} from './data/answers';
import styles from './Questions.module.css';

export interface QuestionsProps {
  ref: Ref<HTMLFormElement>;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

interface BinaryQuestion {
  /** The name of the field, and the key of the question's text. */
  name: 'node' | 'types' | 'entries' | 'css';
  /** The word that one of the answers stands for. */
  word: string;
  /** The value and the label of both answers. */
  choices: readonly (readonly [value: string, label: AdvisorKey])[];
}

/** The questions with two answers, in display order. `answersFromForm` reads their values. */
const binaryQuestions: readonly BinaryQuestion[] = [
  {
    name: 'node',
    word: 'node18',
    choices: [
      ['node20-19', 'node-modern'],
      ['node18', 'node-old'],
    ],
  },
  {
    name: 'types',
    word: 'types',
    choices: [
      ['types', 'typescript'],
      ['', 'javascript'],
    ],
  },
  {
    name: 'entries',
    word: 'several',
    choices: [
      ['', 'one'],
      ['several', 'several'],
    ],
  },
  {
    name: 'css',
    word: 'css',
    choices: [
      ['', 'without-css'],
      ['css', 'with-css'],
    ],
  },
];

/** The questions as a form, which is read as a whole whenever something in it changes. */
export function Questions({ ref, answers, onAnswer }: QuestionsProps) {
  const { text } = useAdvisorText();
  const words = wordsOf(answers);
  const shown = binaryQuestions.filter(
    ({ name }) => name !== 'node' || usesNode(answers),
  );
  return (
    <form
      ref={ref}
      className={`site-frame needs-scripts ${styles.form}`}
      aria-label={text('form')}
      // Restored controls would contradict the static result on the next visit.
      autoComplete="off"
      onChange={({ currentTarget }) => onAnswer(answersFromForm(currentTarget))}
      onSubmit={(event) => event.preventDefault()}
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
      {shown.map(({ name, word, choices }) => (
        <Question
          key={name}
          name={name}
          kind="radio"
          legend={text(name)}
          choices={choices.map(([value, label]) => ({
            value,
            label: text(label),
            checked: (value === word) === words.includes(word),
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
