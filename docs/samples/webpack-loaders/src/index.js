import './badge.scss';
import data from './badges.csv';
import styles from './row.module.css';
import icon from './star.svg';
import text from './terms.txt?raw';

export { data, icon, styles, text };
