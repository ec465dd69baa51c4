import { usePage, useSidebar } from '@rspress/core/runtime';
import { FallbackHeading } from '@rspress/core/theme';
import { useTexts } from '@site/base-theme/useText';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { filterGroups, groupPages } from './groups';
import styles from './Overview.module.css';
import { OverviewGroup } from './OverviewGroup';
import { OverviewMarkdown } from './OverviewMarkdown';
import texts from './texts.json';

interface OverviewProps {
  content?: ReactNode;
}

/**
 * The pages below an address, in the groups of the sidebar, with what each option is for, its type
 * and its default, and a filter. The framework's overview takes the focus, which scrolls the page,
 * and leaves out pages without a group, which are under "Others" here.
 */
export function Overview({ content }: OverviewProps) {
  const { page } = usePage();
  const sidebar = useSidebar();
  const text = useTexts(texts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const filter = (field: HTMLInputElement) => {
    setQuery(field.value);
    const address = new URL(window.location.href);
    if (field.value) address.searchParams.set('filter', field.value);
    else address.searchParams.delete('filter');
    window.history.replaceState(window.history.state, '', address);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was typed before wins
  useEffect(() => {
    const field = input.current;
    const inAddress = new URLSearchParams(window.location.search).get('filter');
    if (!field) return;
    field.value ||= inAddress?.slice(0, field.maxLength) ?? '';
    filter(field);
  }, []);

  const groups = groupPages({
    sidebar,
    pages: page.frontmatter.overviewPages ?? [],
    root: page.routePath ?? '',
    others: text('overview.othersTitle'),
  });
  if (import.meta.env.SSG_MD)
    return <OverviewMarkdown title={page.title} content={content} groups={groups} />;
  const found = filterGroups(groups, query);

  return (
    <div
      className={`rspress-doc rp-doc rp-overview ${styles.overview}`}
      data-styles="overview"
    >
      <FallbackHeading level={1} title={page.title || 'Overview'} />
      {content}
      <div className={`rp-overview-search needs-scripts ${styles.filter}`}>
        <label htmlFor={id}>{text('overview.filterNameText')}</label>
        <input
          ref={input}
          id={id}
          className={`rp-overview-search__input ${styles.input}`}
          type="search"
          autoComplete="off"
          maxLength={200}
          placeholder={text('overview.filterPlaceholderText')}
          onInput={({ currentTarget }) => filter(currentTarget)}
        />
      </div>
      <p
        role="status"
        className={
          found.length > 0 ? 'visually-hidden' : `rp-overview__empty ${styles.empty}`
        }
      >
        {found.length === 0 && `${text('overview.filterNoResultText')}: ${query}`}
      </p>
      {found.length === 0 && (
        <p>
          <a className="rp-link" href={`#search=${encodeURIComponent(query)}`}>
            {text('searchAllPages', { query })}
          </a>
        </p>
      )}
      {found.map((group) => (
        <Fragment key={group.name}>
          {groups.length > 1 && <FallbackHeading level={2} title={group.name} />}
          <OverviewGroup group={group} />
        </Fragment>
      ))}
    </div>
  );
}
