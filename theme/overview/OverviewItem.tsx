import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import type { ListedHeading, ListedPage } from './listed';
import styles from './Overview.module.css';

export interface OverviewItemProps {
  item: ListedPage;
}

/** A page with what it is for, the options on it with what they are for, and its other headings. */
export function OverviewItem({ item }: OverviewItemProps) {
  const headings = item.headers ?? [];
  const link = ({ id, text }: ListedHeading) => (
    <Link href={`${item.link}#${id}`} {...renderInlineMarkdown(text)} />
  );
  const options = headings.filter(({ purpose }) => purpose !== undefined);
  const others = headings.filter(({ purpose }) => purpose === undefined);
  return (
    <section className={styles.item}>
      <h3 className={styles.title}>
        <Link href={item.link ?? ''} {...renderInlineMarkdown(item.text ?? '')} />
      </h3>
      {item.purpose && <p className={styles.purpose}>{item.purpose}</p>}
      {options.length > 0 && (
        <ul className={styles.options}>
          {options.map((heading) => (
            <li key={heading.id}>
              {link(heading)} <span>{heading.purpose}</span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.headings}>
          {others.map((heading) => (
            <li key={heading.id}>{link(heading)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
