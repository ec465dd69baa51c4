import styles from './Avatar.module.css';

export const Avatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} title={name}>
    {name.slice(0, 1)}
  </span>
);
