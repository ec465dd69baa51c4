import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { EditLink as Original } from '@rspress/core/theme-original';
import { newIssue } from '@site/settings/new-issue';
import type { ComponentProps } from 'react';
import { useText } from '../useText';
import styles from './ReportLink.module.css';

/** What readers can do about the page: edit it, or report a problem with it. */
export function EditLink(props: ComponentProps<typeof Original>) {
  return (
    <>
      <Original {...props} />
      <ReportLink />
    </>
  );
}

/** The footer of overviews, which are made of other pages. */
export function ReportFooter() {
  return (
    <footer className={styles.footer}>
      <ReportLink />
    </footer>
  );
}

/** A link to the form for problems in the source repository, whose fields have page and version. */
function ReportLink() {
  const text = useText();
  const { page } = usePage();
  const { site } = useSite();
  const address = site.siteOrigin + withBase(page.routePath ?? '/');
  const fields = new URLSearchParams({
    title: `[Docs]: ${page.title}`,
    versions: `@rslib/core ${import.meta.env.SITE_FIGURES.version}`,
    details: `Page: ${address}`,
    repro: address,
  });
  return (
    <a
      className={styles.link}
      href={`${newIssue}&${fields}`}
      target="_blank"
      rel="noopener noreferrer"
      data-print="no"
    >
      {text('reportProblem')}
      <span className="visually-hidden">{` (${text('newTab')})`}</span>
    </a>
  );
}
