import { useSite } from '@rspress/core/runtime';
import { Dropdown } from '../disclosure/Dropdown';
import { useText } from '../useText';
import { SocialIcon } from './SocialIcon';
import { SocialLink } from './SocialLink';
import styles from './SocialLinks.module.css';

/** How many stand in the bar itself. */
const inline = 5;

/** The framework's links have no name that a screen reader could say, and its popup needs a mouse. */
export function SocialLinks() {
  const { site } = useSite();
  const text = useText();
  const links = site.themeConfig.socialLinks ?? [];
  if (links.length === 0) return null;
  const rest = links.slice(inline);
  return (
    <div className={styles.links} data-social-links>
      {links.slice(0, inline).map((link) => (
        <SocialLink key={link.content} link={link} />
      ))}
      {rest.length > 0 && (
        <Dropdown
          className={styles.link}
          label={text('moreSocialLinks')}
          summary={<SocialIcon svg={dots} />}
        >
          <div className={styles.popup}>
            {rest.map((link) => (
              <SocialLink key={link.content} link={link} />
            ))}
          </div>
        </Dropdown>
      )}
    </div>
  );
}

const dots =
  '<svg viewBox="0 0 24 24" fill="currentColor"><path d="M4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z"/></svg>';
