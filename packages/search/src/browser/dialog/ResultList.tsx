import { useText } from '@site/theme/useText';
import { Result } from './Result';
import styles from './ResultList.module.css';
import type { Row } from './rows';

export interface ResultListProps {
  id: string;
  rows: readonly Row[];
  /** Place of the current row. */
  current: number;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
}

/** The results as a list that the input controls, in named groups where there are several indexes. */
export function ResultList({ id, rows, current, onPoint, onPick }: ResultListProps) {
  const text = useText();
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <div id={id} role="listbox" aria-label={text('searchResults')}>
      {groups.map((group) => (
        <Group key={group ?? ''} name={group}>
          {rows.map((row, index) =>
            row.group === group ? (
              <Result
                key={row.id}
                row={row}
                active={index === current}
                onPoint={() => onPoint(index)}
                onPick={() => onPick(index)}
              />
            ) : null,
          )}
        </Group>
      ))}
    </div>
  );
}

function Group({
  name,
  children,
}: {
  name: string | undefined;
  children: React.ReactNode;
}) {
  if (name === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
    <div role="group" aria-label={name}>
      <p className={styles.group} aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
