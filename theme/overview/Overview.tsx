import { usePageData, useSidebar } from '@rspress/core/runtime';
import {
  FallbackHeading,
  type Group,
  Link,
  renderInlineMarkdown,
} from '@rspress/core/theme';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText, useTextLang } from '../useText';
import {
  filterGroups,
  groupPages,
  type ListedGroup,
  type ListedHeading,
  type ListedPage,
  readOverviewPages,
} from './groups';
import styles from './Overview.module.css';
import { OverviewMarkdown } from './OverviewMarkdown';
import { addPurposes } from './purposes';

interface OverviewProps {
  content?: ReactNode;
  groups?: Group[];
  overviewHeaders?: number[];
}

/**
 * The pages below an address, in the groups of the sidebar, with what each option is for and a
 * filter. The framework's overview takes the focus, which scrolls the page, and leaves out pages
 * without a group, which are under "Others" here.
 */
export function Overview(props: OverviewProps) {
  const { siteData, page } = usePageData();
  const sidebar = useSidebar();
  const text = useText();
  const lang = useTextLang();
  const id = useId();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed before hydration.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  const groups =
    props.groups ??
    groupPages({
      sidebar,
      pages: readOverviewPages(page.frontmatter),
      root: page.routePath,
      depths: props.overviewHeaders ?? page.frontmatter.overviewHeaders,
      others: text('overview.othersTitle'),
    });
  const prefix = page.lang === siteData.lang ? '' : `/${page.lang}`;
  const listed = addPurposes(groups, lang, prefix);
  if (import.meta.env.SSG_MD) {
    return (
      <OverviewMarkdown title={page.title} content={props.content} groups={listed} />
    );
  }
  const found = filterGroups(listed, query);

  return (
    <div className="rspress-doc rp-doc rp-overview">
      <FallbackHeading level={1} title={page.title || 'Overview'} />
      <div className={`rp-overview-search ${styles.filter}`}>
        <label htmlFor={id}>{text('overview.filterNameText')}</label>
        <input
          ref={input}
          id={id}
          className={`rp-overview-search__input ${styles.input}`}
          type="search"
          autoComplete="off"
          placeholder={text('overview.filterPlaceholderText')}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      {props.content}
      <p
        role="status"
        className={
          found.length > 0 ? 'visually-hidden' : `rp-overview__empty ${styles.empty}`
        }
      >
        {found.length === 0 && `${text('overview.filterNoResultText')}: ${query}`}
      </p>
      {found.map((group) => (
        <OverviewGroup key={group.name} group={group} />
      ))}
    </div>
  );
}

/** A group of pages. The framework's has no place for what an option is for. */
function OverviewGroup({ group }: { group: ListedGroup }) {
  return (
    <>
      <FallbackHeading level={2} title={group.name} />
      <div className={`rp-overview-group rp-not-doc ${styles.group}`}>
        {group.items.map((item) => (
          <OverviewItem key={item.link ?? item.text} item={item} />
        ))}
      </div>
    </>
  );
}

/** A page with its purpose, the options on it with theirs, and its other headings. */
function OverviewItem({ item }: { item: ListedPage }) {
  const headings = item.headers ?? [];
  const options = headings.filter(({ purpose }) => purpose !== undefined);
  const others = headings.filter(({ purpose }) => purpose === undefined);
  const link = ({ id, text }: ListedHeading) => (
    <Link href={`${item.link}#${id}`} {...renderInlineMarkdown(text)} />
  );
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
