import type { Ref } from 'react';
import { useAdvisorText } from './AdvisorText';
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

/**
 * The questions with two answers, in display order: the name of the field, which is the key of the
 * question's text, the words of both answers, which `answersFromForm` reads, and their labels.
 */
const binaryQuestions = [
  { name: 'node', answers: ['node20-19', 'node18'], labels: ['node-modern', 'node-old'] },
  { name: 'types', answers: ['types', ''], labels: ['typescript', 'javascript'] },
  { name: 'entries', answers: ['', 'several'], labels: ['one', 'several'] },
  { name: 'css', answers: ['', 'css'], labels: ['without-css', 'with-css'] },
] as const;

/** The questions as a form, which is read as a whole whenever something in it changes. */
export function Questions({ ref, answers: given, onAnswer }: QuestionsProps) {
  const { text } = useAdvisorText();
  const words = wordsOf(given);
  const shown = binaryQuestions.filter(({ name }) => name !== 'node' || usesNode(given));
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
          checked: given.consumers.includes(value),
        }))}
      />
      {shown.map(({ name, answers, labels }) => {
        const [chosen = ''] = answers.filter((word) => words.includes(word));
        return (
          <Question
            key={name}
            name={name}
            kind="radio"
            legend={text(name)}
            choices={answers.map((value, index) => ({
              value,
              label: text(labels[index] ?? name),
              checked: value === chosen,
            }))}
          />
        );
      })}
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
