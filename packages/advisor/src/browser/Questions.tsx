import type { Ref } from 'react';
import { useAdvisorText } from './AdvisorText';
import { type Answers, answersFromForm, consumers, usesNode } from './data/answers';
import styles from './Questions.module.css';

export interface QuestionsProps {
  ref: Ref<HTMLFormElement>;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/**
 * The questions in display order: the key of the question's text, the words of its answers, which
 * `answersFromForm` reads, and the keys of their labels. An empty word is chosen if no other is.
 */
const questions = [
  { name: 'who', answers: consumers, labels: consumers },
  { name: 'node', answers: ['node20-19', 'node18'], labels: ['node-modern', 'node-old'] },
  { name: 'types', answers: ['types', ''], labels: ['typescript', 'javascript'] },
  { name: 'entries', answers: ['', 'several'], labels: ['one', 'several'] },
  { name: 'css', answers: ['', 'css'], labels: ['without-css', 'with-css'] },
] as const;

/** The questions as a form, which is read as a whole whenever something in it changes. */
export function Questions({ ref, answers: given, onAnswer }: QuestionsProps) {
  const { text } = useAdvisorText();
  const words: readonly string[] = given;
  const shown = questions.filter(({ name }) => name !== 'node' || usesNode(given));
  return (
    <form
      ref={ref}
      className={`site-frame needs-scripts ${styles.form}`}
      aria-label={text('form')}
      // Restored controls would contradict the static result on the next visit.
      autoComplete="off"
      onChange={({ currentTarget }) => onAnswer(answersFromForm(currentTarget))}
      // Enter sends nothing, also before React.
      method="dialog"
    >
      {shown.map(({ name, answers, labels }) => {
        const takesSeveral = name === 'who';
        const isAnswered = answers.some((word) => words.includes(word));
        return (
          <fieldset key={name} className={styles.question}>
            <legend className={styles.legend}>
              {text(name)}{' '}
              {takesSeveral && (
                <span className={styles.hint}>{text('several-hint')}</span>
              )}
            </legend>
            {answers.map((word, index) => (
              <label key={word} className={styles.choice}>
                <input
                  className={styles.input}
                  type={takesSeveral ? 'checkbox' : 'radio'}
                  name={name}
                  value={word}
                  checked={words.includes(word) || (word === '' && !isAnswered)}
                  // The form handles the change; React requires a handler on a controlled input.
                  onChange={() => {}}
                />
                <span>{text(labels[index] ?? name)}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </form>
  );
}
