import type { ReactNode } from 'react';
import styles from './Sample.module.css';

export interface SampleBoxProps {
  /** Name of the sample, or of the two of which it shows the difference. */
  name: string;
  /** Address of its folder in the repository. */
  href: string;
  /** What the link to that folder is called. */
  link: string;
  children: ReactNode;
}

/** All that a page shows of one sample, with a small link to the folder it comes from, by which it is named. */
export default function SampleBox({ name, href, link, children }: SampleBoxProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {children}
        {`\n[${link}](${href})\n\n`}
      </>
    );
  }
  return (
    <figure className={styles.box}>
      {children}
      <figcaption className={styles.caption}>
        <a href={href} aria-label={link} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      </figcaption>
    </figure>
  );
}
