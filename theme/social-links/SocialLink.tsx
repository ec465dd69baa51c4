import drawings from 'virtual-social-links';
import { Dropdown } from '../disclosure/Dropdown';
import { useText } from '../useText';
import { SocialIcon } from './SocialIcon';
import styles from './SocialLinks.module.css';
import { type Social, useSocialName } from './useSocialName';

/** A place to follow: a link where its content is an address; a popup where it is a text, a picture or a piece of HTML. */
export function SocialLink({ link }: { link: Social }) {
  const text = useText();
  const name = useSocialName()(link);
  const { icon, mode, content } = link;
  const svg = typeof icon === 'string' ? (drawings[icon] ?? '') : icon.svg;

  if (mode === 'link' || mode === 'github-stars') {
    return (
      <a
        className={styles.link}
        href={content}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${name} (${text('newTab')})`}
      >
        <SocialIcon svg={svg} />
      </a>
    );
  }
  return (
    <Dropdown className={styles.link} label={name} summary={<SocialIcon svg={svg} />}>
      {mode === 'img' && <img className={styles.picture} src={content} alt={name} />}
      {mode === 'text' && <p className={styles.text}>{content}</p>}
      {mode === 'dom' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: from the configuration, no reader's input
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
      )}
    </Dropdown>
  );
}
