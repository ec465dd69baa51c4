import { useTextLang } from '@site/base-theme/useText';
import type { ReactNode } from 'react';
import texts from '../../browser/texts.json';
import styles from './Moved.module.css';

export interface MovedProps {
  /** The id that the heading had on this page. */
  id: string;
  /** A link to its new place. */
  children: ReactNode;
}

/** An anchor whose heading is on another page now. Readers who follow an old link find a new one. */
export default function Moved({ id, children }: MovedProps) {
  const label = texts.movedTo[useTextLang()];
  // Nobody follows a link to an anchor of the Markdown edition.
  if (import.meta.env.SSG_MD) return null;
  return (
    <p id={id} className={styles.moved}>
      {label} {children}
    </p>
  );
}
