import { useSite } from '@rspress/core/runtime';
import { useText } from '../useText';
import styles from './Nav.module.css';

/** The version that the site describes, read from the installed package; leads to all releases. */
export function ReleaseLink() {
  const text = useText();
  const { site } = useSite();
  const { version } = import.meta.env.SITE_FIGURES;
  const { socialLinks = [] } = site.themeConfig;
  const repository = socialLinks.find(({ icon }) => icon === 'github')?.content;
  if (!repository) return null;
  return (
    <a
      className={styles.link}
      href={`${repository}/releases`}
      target="_blank"
      rel="noopener noreferrer"
      data-release
    >
      {`v${version}`}
      <span className="visually-hidden">{` ${text('releases')} ${text('newTab')}`}</span>
    </a>
  );
}
