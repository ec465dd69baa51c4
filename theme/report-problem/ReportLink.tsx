import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { useText } from '../useText';
import styles from './ReportLink.module.css';

/** The form of the source repository for problems. Its fields are filled in by their ids. */
const template = '1-bug-report.en-US.yml';

/**
 * A link to the form for problems, with page and version filled in. The section is added by
 * theme/inline-scripts/addReportSection.ts when the link is hovered, focused or clicked.
 */
export function ReportLink() {
  const text = useText();
  const { page } = usePage();
  const { site } = useSite();
  const { socialLinks = [] } = site.themeConfig;
  const repository = socialLinks.find(({ icon }) => icon === 'github')?.content;
  if (!repository) return null;
  const address = site.siteOrigin + withBase(page.routePath ?? '/');
  const fields = new URLSearchParams({
    template,
    title: `[Docs]: ${page.title}`,
    versions: `@rslib/core ${import.meta.env.SITE_FIGURES.version}`,
    details: `Page: ${address}\n`,
    repro: address,
  });
  return (
    <a
      className={styles.link}
      href={`${repository}/issues/new?${fields}`}
      target="_blank"
      rel="noopener noreferrer"
      data-report
      data-print="no"
    >
      {text('reportProblem')}
      <span className="visually-hidden">{` (${text('newTab')})`}</span>
    </a>
  );
}
