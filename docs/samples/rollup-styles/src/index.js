import './base.css';
import styles from './tag.module.css';

export const tag = (text) =>
  `<span class="${styles.tag}">${text}</span>`;
