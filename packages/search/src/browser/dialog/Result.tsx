import { Link } from '@rspress/core/theme';
import type { Hit } from '../engine/types';
import { Marked } from './Marked';
import styles from './Result.module.css';
import type { Row } from './rows';

export interface ResultProps {
  row: Row;
  active: boolean;
  onPoint: () => void;
  onPick: () => void;
}

/** A result: a link that is an option of the list, so that it can be opened in another tab too. */
export function Result({ row, active, onPoint, onPick }: ResultProps) {
  const { hit, own, further, id } = row;
  const rest = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: `${styles.result} ${further ? styles.further : ''}`,
    onPointerMove: onPoint,
    onClick: onPick,
  };
  const content = <Content hit={hit} further={further} />;
  return own ? (
    <Link {...rest} href={hit.link}>
      {content}
    </Link>
  ) : (
    <a {...rest} href={hit.link} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

function Content({ hit, further }: { hit: Hit; further: boolean }) {
  const path = further && hit.path.length > 0 ? hit.path : [hit.title, ...hit.path];
  return (
    <>
      <span className={styles.path}>
        {path.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path do not move
          <span key={index} className={styles.part}>
            <Marked {...part} />
          </span>
        ))}
      </span>
      {hit.statement.text !== '' && (
        <span className={styles.statement}>
          <Marked {...hit.statement} />
        </span>
      )}
    </>
  );
}
