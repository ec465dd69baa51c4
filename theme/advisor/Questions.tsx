import type { Ref } from 'react';
import { type Answers, asksForNode, consumers } from './data/answers';
import { Question } from './Question';
import styles from './Questions.module.css';
import { readForm } from './readForm';
import { useAdvisorText } from './useAdvisorText';

export interface QuestionsProps {
  ref: Ref<HTMLFormElement>;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
  /** The reader turns to the form. */
  onIntent: () => void;
}

/** The questions about a package, as a form that is read whenever something in it changes. */
export function Questions({ ref, answers, onAnswer, onIntent }: QuestionsProps) {
  const { text } = useAdvisorText();
  const either = (first: [string, string], second: [string, string], yes: boolean) => [
    { value: first[0], label: first[1], checked: !yes },
    { value: second[0], label: second[1], checked: yes },
  ];
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
      {asksForNode(answers) && (
        <Question
          name="node"
          kind="radio"
          legend={text('node')}
          choices={either(
            ['20.19', text('node-modern')],
            ['18', text('node-old')],
            answers.node === '18',
          )}
        />
      )}
      <Question
        name="types"
        kind="radio"
        legend={text('types')}
        choices={either(
          ['yes', text('typescript')],
          ['no', text('javascript')],
          !answers.types,
        )}
      />
      <Question
        name="entries"
        kind="radio"
        legend={text('entries')}
        choices={either(
          ['one', text('one')],
          ['several', text('several')],
          answers.several,
        )}
      />
      <Question
        name="css"
        kind="radio"
        legend={text('css')}
        choices={either(
          ['no', text('without-css')],
          ['yes', text('with-css')],
          answers.css,
        )}
      />
    </form>
  );
}
