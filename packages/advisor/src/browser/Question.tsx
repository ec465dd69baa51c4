import styles from './Questions.module.css';

interface Choice {
  value: string;
  label: string;
  checked: boolean;
}

export interface QuestionProps {
  /** Name of the field in the form. */
  name: string;
  legend: string;
  /** A word on how to answer. */
  hint?: string;
  kind: 'radio' | 'checkbox';
  choices: readonly Choice[];
}

/** One question: native controls in a group with a name. The form reads them; nothing is decided here. */
export function Question({ name, legend, hint, kind, choices }: QuestionProps) {
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
            // The form listens for all of them.
            onChange={() => {}}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
