import styles from './table.module.scss';
import './total.less';

export const table = styles.table;
export const total = 'ledger-total';
