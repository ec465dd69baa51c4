import { useText } from '../useText';
import styles from './Figures.module.css';

/** How much of what the site shows was really built and tried. Counted by the build, not by hand. */
export function Figures() {
  const text = useText();
  const { samples, exercises, version } = import.meta.env.SITE_FIGURES;
  const figures = [
    [samples, text('samplesBuilt')],
    [exercises, text('exercisesRun')],
    [version, text('versionBuilt')],
  ] as const;
  if (import.meta.env.SSG_MD) {
    return <>{figures.map(([figure, label]) => `- ${label}: ${figure}\n`)}</>;
  }
  return (
    <dl className={`rp-not-doc ${styles.figures}`}>
      {figures.map(([figure, label]) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.number}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
