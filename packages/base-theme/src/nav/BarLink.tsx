import type { ComponentProps } from 'react';
import { useText } from '../useText';
import styles from './Nav.module.css';

export interface BarLinkProps extends ComponentProps<'a'> {
  /** What screen readers say after the link's text. */
  label: string;
}

/** A link to another site that looks like those of the bar, for its slots. */
export function BarLink({ href, label, children, ...rest }: BarLinkProps) {
  const text = useText();
  return (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
    >
      {children}
      <span className="visually-hidden">{` ${label} ${text('newTab')}`}</span>
    </a>
  );
}
