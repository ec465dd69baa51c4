import { greet } from 'dep';
import type { ReactElement } from 'react';
import styles from './button.module.css';
import './global.css';

export const Button = ({ label }: { label?: string }): ReactElement => (
  <button className={styles.blueButton} type="button">
    {greet(label ?? 'nobody')} MARKER-TEXT
  </button>
);
