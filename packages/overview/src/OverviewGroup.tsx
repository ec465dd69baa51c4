import { renderInlineMarkdown } from '@rspress/core/theme';
import { Link } from '@site/base-theme/link/Link';
import { useTexts } from '@site/base-theme/useText';
import type { OptionFacts } from '@site/framework';
import type { ReactNode } from 'react';
import type { Group, GroupedPage } from './groups';
import styles from './Overview.module.css';
import texts from './texts.json';

interface OverviewGroupProps {
  group: Group;
}

/** A group of pages with the options on each. */
export function OverviewGroup({ group: { items } }: OverviewGroupProps) {
  const hasOptions = items.some(({ toc }) => toc.some(({ type }) => type));
  return (
    <ul
      className={`rp-overview-group rp-not-doc ${styles.group}`}
      data-options={hasOptions || undefined}
    >
      {items.map((page) => {
        const options = page.toc.filter(({ purpose }) => purpose);
        return (
          <li key={page.routePath} className={styles.page}>
            <Entry name={page.title} href={page.routePath} facts={page}>
              <OtherHeadings page={page} />
            </Entry>
            <ul>
              {options.map((heading) => (
                <li key={heading.id}>
                  <Entry
                    name={heading.text}
                    href={`${page.routePath}#${heading.id}`}
                    facts={heading}
                  />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

interface EntryProps {
  name: string;
  href: string;
  facts: OptionFacts;
  children?: ReactNode;
}

/** A page or an option: name, type, default and purpose, nearly as in code. */
function Entry({ name, href, facts, children }: EntryProps) {
  const text = useTexts(texts);
  const { type, default: value, purpose } = facts;
  return (
    <div className={styles.entry}>
      <Link className={styles.name} href={href} {...renderInlineMarkdown(name)} />{' '}
      {type && <code className={styles.type}>{type}</code>}{' '}
      {value && <code>= {value}</code>}
      {value === '' && <small>= {text('overview.depends')}</small>} <span>{purpose}</span>{' '}
      {children}
    </div>
  );
}

/** The headings of a page that are not about an option, open where a filter has found them. */
function OtherHeadings({ page }: { page: GroupedPage }) {
  const text = useTexts(texts);
  const headings = page.toc.filter(({ purpose }) => !purpose);
  if (headings.length === 0) return null;
  return (
    <details className={styles.headings} open={page.filtered}>
      <summary>{text('overview.more')}</summary>
      <ul>
        {headings.map((heading) => (
          <li key={heading.id}>
            <Link
              className={styles.heading}
              href={`${page.routePath}#${heading.id}`}
              {...renderInlineMarkdown(heading.text)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
