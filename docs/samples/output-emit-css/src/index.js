import './base.css';
import styles from './badge.module.css';

export const name = styles.badge;
