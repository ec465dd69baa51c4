import { FallbackHeading, renderInlineMarkdown } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import { useText } from '../useText';
import type { ListedGroup, ListedHeading, ListedPage, OptionFacts } from './groups';
import styles from './Overview.module.css';

interface OverviewGroupProps {
  group: ListedGroup;
  /** Its heading, where the overview has several groups. */
  title: string | undefined;
  /** Ids of headings that many pages have. They are only shown when the filter finds them. */
  shared: ReadonlySet<string>;
}

/** A group of pages, and the options on each: name, type, default and purpose, as in code. */
export function OverviewGroup({ group, title, shared }: OverviewGroupProps) {
  const hasOptions = group.items.some(
    ({ type, headers = [] }) => type ?? headers.some((header) => header.type),
  );
  return (
    <>
      {title !== undefined && <FallbackHeading level={2} title={title} />}
      <ul
        className={`rp-overview-group rp-not-doc ${styles.group}`}
        data-options={hasOptions || undefined}
      >
        {group.items.map((item) => (
          <PageEntry
            key={item.link ?? item.text}
            page={item}
            shared={shared}
            isOnly={group.items.length === 1}
          />
        ))}
      </ul>
    </>
  );
}

interface PageEntryProps {
  page: ListedPage;
  shared: ReadonlySet<string>;
  /** Whether it is the only page, whose headings are then the overview. */
  isOnly: boolean;
}

/** A page, its other headings, and the options on it. */
function PageEntry({ page, shared, isOnly }: PageEntryProps) {
  const { text = '', link = '', headers = [], filtered = false } = page;
  const options = headers.filter(({ purpose }) => purpose !== undefined);
  const others = headers.filter(({ purpose }) => purpose === undefined);
  return (
    <li className={styles.page}>
      <Entry name={text} href={link} facts={page}>
        {others.length > 0 && (
          <Headings
            link={link}
            headings={others}
            hidden={filtered ? new Set() : shared}
            isOpen={filtered || isOnly}
          />
        )}
      </Entry>
      {options.length > 0 && (
        <ul>
          {options.map((heading) => (
            <li key={heading.id}>
              <Entry name={heading.text} href={`${link}#${heading.id}`} facts={heading} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface EntryProps {
  name: string;
  href: string;
  facts: OptionFacts;
  children?: ReactNode;
}

function Entry({ name, href, facts, children }: EntryProps) {
  const text = useText();
  const { type, default: value, purpose } = facts;
  return (
    <div className={styles.entry}>
      <Link className={styles.name} href={href} {...renderInlineMarkdown(name)} />
      {type && (
        <>
          <span className="visually-hidden">{text('overview.type')}</span>{' '}
          <code className={styles.type}>{type}</code>{' '}
          <span className="visually-hidden">{text('overview.default')}</span>
          {value ? (
            <code className={styles.default}>{value}</code>
          ) : (
            <small>
              {text(value === undefined ? 'overview.unset' : 'overview.depends')}
            </small>
          )}
        </>
      )}{' '}
      <span>{purpose}</span> {children}
    </div>
  );
}

interface HeadingsProps {
  link: string;
  headings: readonly ListedHeading[];
  hidden: ReadonlySet<string>;
  isOpen: boolean;
}

function Headings({ link, headings, hidden, isOpen }: HeadingsProps) {
  const text = useText();
  const count = headings.filter(({ id }) => !hidden.has(id)).length;
  return (
    <details className={styles.headings} open={isOpen} hidden={count === 0}>
      <summary>{text('overview.more').replace('{count}', String(count))}</summary>
      <ul>
        {headings.map((heading) => (
          <li key={heading.id} hidden={hidden.has(heading.id)}>
            <Link
              className={styles.heading}
              href={`${link}#${heading.id}`}
              {...renderInlineMarkdown(heading.text)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
