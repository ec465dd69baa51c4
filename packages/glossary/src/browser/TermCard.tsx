import { usePopover } from '@site/base-theme/disclosure/usePopover';
import type { ReactNode } from 'react';
import styles from './TermCard.module.css';

export interface TermCardProps {
  /** Unique id of the card on the page. */
  id: string;
  /** The words that the card explains. */
  text: string;
  /** The definition, which the build takes from the glossary. */
  children: ReactNode;
}

/** Milliseconds of hovering until the card opens, so that crossing a line opens none. */
const openDelay = 350;

/**
 * Words with a definition in a native popover, so clicks, taps and keys work without React, which
 * only adds opening on hover. The card follows the button in the document, so a screen reader reads
 * it next.
 */
export default function TermCard({ id, text, children }: TermCardProps) {
  const { root, button, panel } = usePopover<HTMLSpanElement>(openDelay, 100);
  return (
    <span className={styles.root} {...root}>
      <button
        type="button"
        data-term
        className={styles.term}
        popoverTarget={id}
        {...button}
      >
        {text}
      </button>
      <span id={id} className={styles.card} popover="auto" data-print="no" {...panel}>
        {children}
      </span>
    </span>
  );
}
