import { starsFor } from './row';
import styles from './stars.module.css';

export { starsFor };

/** Puts a rating into an element. */
export function rate(target: Element, value: number) {
  target.className = styles.stars ?? '';
  target.textContent = starsFor(value);
}
