import { Link } from '@rspress/core/theme';
import { useText } from '@site/theme/useText';
import type { Hit, IndexHits, MarkedText } from '../types';
import styles from './ResultList.module.css';

/** A result in the order of the list. */
export interface Row {
  /** The id of its element. */
  readonly id: string;
  readonly hit: Hit;
  readonly isOwn: boolean;
  /** Name of its index, if there are several. */
  readonly group: string | undefined;
  /** Whether the row before it is from the same page. */
  readonly isContinued: boolean;
}

/** The results of all indexes as the rows of one list. */
export function rowsOf(results: readonly IndexHits[]): Row[] {
  const groups = results.filter(({ pages }) => pages.length > 0);
  return groups.flatMap(({ index, isOwn, pages }, groupIndex) =>
    pages.flatMap(({ hits }, pageIndex) =>
      hits.map((hit, hitIndex) => ({
        id: `search-${groupIndex}-${pageIndex}-${hitIndex}`,
        hit,
        isOwn,
        group: groups.length > 1 ? index : undefined,
        isContinued: hitIndex > 0,
      })),
    ),
  );
}

export interface ResultListProps {
  id: string;
  rows: readonly Row[];
  /** Index of the current row. */
  current: number;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
}

/** The listbox that the search input controls, with a group for each index if there are several. */
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
                isCurrent={index === current}
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

interface GroupProps {
  name: string | undefined;
  children: React.ReactNode;
}

function Group({ name, children }: GroupProps) {
  if (name === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
    <div role="group" aria-label={name}>
      <p className={styles.group} aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}

interface ResultProps {
  row: Row;
  isCurrent: boolean;
  onPoint: () => void;
  onPick: () => void;
}

/** An option that is a link, so that it can also be opened in a new tab. */
function Result({ row, isCurrent, onPoint, onPick }: ResultProps) {
  const { hit, isOwn, isContinued, id } = row;
  const path = isContinued && hit.path.length > 0 ? hit.path : [hit.title, ...hit.path];
  const props = {
    id,
    href: hit.link,
    role: 'option',
    'aria-selected': isCurrent,
    tabIndex: -1,
    className: `${styles.result} ${isContinued ? styles.continued : ''}`,
    onPointerMove: onPoint,
    onClick: onPick,
  };
  const content = (
    <>
      <span className={styles.path}>
        {path.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names in a path never move
          <span key={index} className={styles.name}>
            <Marked {...name} />
          </span>
        ))}
      </span>
      {hit.snippet.text !== '' && (
        <span className={styles.snippet}>
          <Marked {...hit.snippet} />
        </span>
      )}
    </>
  );
  return isOwn ? (
    <Link {...props}>{content}</Link>
  ) : (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

function Marked({ text, marks }: MarkedText) {
  let end = 0;
  const parts = marks.flatMap(({ start, length }) => {
    const before = text.slice(end, start);
    end = start + length;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
