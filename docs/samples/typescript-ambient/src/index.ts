import styles from './badge.module.css';
import star from './star.svg';

export const badge = `<img class="${styles.badge}" src="${star}">`;
export const dev: boolean = import.meta.env.DEV;
