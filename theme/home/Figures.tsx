import { useSiteText } from '../useSiteText';
import styles from './Figures.module.css';

/** How many samples were built and tried, counted by the build. */
export function Figures() {
  const text = useSiteText();
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
