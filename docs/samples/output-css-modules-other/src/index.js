import styles from './badge.module.css';

export { styles };
