import { useLocation, usePage, useSite, withBase } from '@rspress/core/runtime';
import { EditLink as Original } from '@rspress/core/theme-original';
import { NewTab } from '@site/base-theme/link/NewTab';
import { newIssue } from '@site/settings/new-issue';
import { type ComponentProps, useEffect, useState } from 'react';
import { useSiteText } from '../useSiteText';
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

/** The footer of overviews, which have no link to edit them: they are made of other pages. */
export function ReportFooter() {
  if (!usePage().page.frontmatter.overview) return null;
  return (
    <footer className={styles.footer}>
      <ReportLink />
    </footer>
  );
}

/**
 * A link to the form for problems in the source repository, whose fields are filled in by their
 * ids: page and version, and once scripts run the section.
 */
function ReportLink() {
  const text = useSiteText();
  const { page } = usePage();
  const { site } = useSite();
  const { pathname, hash } = useLocation();
  const [section, setSection] = useState<Element>();
  const update = () => setSection(currentHeading());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the address itself
  useEffect(update, [pathname, hash]);

  const address = site.siteOrigin + withBase(page.routePath ?? '/');
  // Without its link to itself.
  const name = section?.textContent.replace(/^#/, '');
  const fields = new URLSearchParams({
    title: `[Docs]: ${page.title}`,
    versions: `@rslib/core ${import.meta.env.SITE_FIGURES.version}`,
    details: `Page: ${address}\n${section ? `Section: ${name}\n` : ''}`,
    repro: section ? `${address}#${section.id}` : address,
  });
  return (
    <a
      className={styles.link}
      href={`${newIssue}&${fields}`}
      target="_blank"
      rel="noopener noreferrer"
      onPointerEnter={update}
      onFocus={update}
      data-intent
      data-print="no"
    >
      {text('reportProblem')}
      <NewTab />
    </a>
  );
}

/** The heading of the selected text, or else of the address, or else the last one in view. */
function currentHeading(): Element | undefined {
  const selection = getSelection();
  const place =
    (!selection?.isCollapsed && selection?.anchorNode) ||
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  return [...document.querySelectorAll('main :is(h2, h3, h4)[id]')].findLast((one) =>
    place
      ? one === place || one.compareDocumentPosition(place) & 4
      : one.getBoundingClientRect().top < window.innerHeight / 2,
  );
}
