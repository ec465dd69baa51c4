import { useSite } from '@rspress/core/runtime';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import icons from 'virtual-social-links';
import { Dropdown } from '../disclosure/Dropdown';
import { useText } from '../useText';
import styles from './SocialLinks.module.css';

type SocialLinkConfig = NonNullable<
  ReturnType<typeof useSite>['site']['themeConfig']['socialLinks']
>[number];

/** How many links the bar shows; the others are in a popup. */
const visibleCount = 5;

/** The framework's links have no accessible names, and its popup needs a mouse. */
export function SocialLinks() {
  const { site } = useSite();
  const text = useText();
  const links = site.themeConfig.socialLinks ?? [];
  if (links.length === 0) return null;
  const others = links.slice(visibleCount);
  return (
    <div className={styles.links} data-social-links>
      {links.slice(0, visibleCount).map((link) => (
        <SocialLink key={link.content} link={link} />
      ))}
      {others.length > 0 && (
        <Dropdown
          className="icon-button"
          label={text('moreSocialLinks')}
          summary={<Icon svg={dots} />}
        >
          <div className={styles.links}>
            {others.map((link) => (
              <SocialLink key={link.content} link={link} />
            ))}
          </div>
        </Dropdown>
      )}
    </div>
  );
}

/** A link where the content is an address; a popup where it is text, an image or HTML. */
function SocialLink({ link }: { link: SocialLinkConfig }) {
  const text = useText();
  const { icon, mode, content } = link;
  const svg = typeof icon === 'string' ? (icons[icon] ?? '') : icon.svg;
  const name = nameOf(link);

  if (mode === 'link' || mode === 'github-stars') {
    return (
      <a
        className="icon-button"
        href={content}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${name} ${text('newTab')}`}
      >
        <Icon svg={svg} />
      </a>
    );
  }
  return (
    <Dropdown className="icon-button" label={name} summary={<Icon svg={svg} />}>
      {mode === 'img' && <img className={styles.picture} src={content} alt={name} />}
      {mode === 'text' && <p className={styles.text}>{content}</p>}
      {mode === 'dom' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: from the configuration
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
      )}
    </Dropdown>
  );
}

/** The `<title>` of an icon of its own, else the name of the framework's, which is the service's. */
function nameOf({ icon, content }: SocialLinkConfig): string {
  if (typeof icon !== 'string')
    return /<title>([^<]+)<\/title>/.exec(icon.svg)?.[1] ?? content;
  return icon === 'github' ? 'GitHub' : icon.charAt(0).toUpperCase() + icon.slice(1);
}

function Icon({ svg }: { svg: string }) {
  return (
    <span
      className={styles.icon}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from configuration or framework
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

const dots =
  '<svg viewBox="0 0 24 24" fill="currentColor"><path d="M4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z"/></svg>';
