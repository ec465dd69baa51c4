import { usePageData, useSidebar } from '@rspress/core/runtime';
import { FallbackHeading, type Group } from '@rspress/core/theme';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText, useTextLang } from '../useText';
import { addPurposes } from './addPurposes';
import { filterGroups } from './filterGroups';
import { groupPages } from './groupPages';
import styles from './Overview.module.css';
import { OverviewGroup } from './OverviewGroup';
import { OverviewMarkdown } from './OverviewMarkdown';
import { readListedPages } from './readListedPages';

interface OverviewProps {
  content?: ReactNode;
  groups?: Group[];
  overviewHeaders?: number[];
}

/**
 * The pages below an address, in the groups of the sidebar, with what each option is for and a filter. The framework's takes the focus as soon as it
 * runs, which scrolls a reader away who only wanted to read, and loses pages that belong to no group; they stand under "Others" here.
 */
export function Overview(props: OverviewProps) {
  const { siteData, page } = usePageData();
  const sidebar = useSidebar();
  const text = useText();
  const lang = useTextLang();
  const id = useId();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed before React was there.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  const groups =
    props.groups ??
    groupPages({
      sidebar,
      pages: readListedPages(page.frontmatter),
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
