import { usePopover } from '@site/theme/disclosure/usePopover';
import type { ReactNode } from 'react';
import styles from './TermCard.module.css';

export interface TermCardProps {
  /** Id of the card, one of its own on the page. */
  id: string;
  /** The words of the sentence that the card explains. */
  text: string;
  /** What they mean, as running text: the build puts it in from the glossary. */
  children: ReactNode;
}

/** How long a mouse rests on a term before its card opens, in milliseconds: long enough to cross a line without opening one. */
const openDelay = 350;

/**
 * A word of a sentence with its definition. The popover is the platform's, so a click, a tap, Enter, Escape and a click elsewhere work
 * before and without React; React adds opening on hover. The card has its place in the sentence, so that what a screen reader reads
 * next after opening it is the definition; it lies over the page, so that nothing moves.
 */
export default function TermCard({ id, text, children }: TermCardProps) {
  const { open, root, button, panel } = usePopover<HTMLSpanElement, HTMLSpanElement>(
    openDelay,
  );
  return (
    <span className={styles.root} {...root}>
      <button
        type="button"
        data-term
        className={styles.term}
        popoverTarget={id}
        aria-expanded={open}
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
