import { useSite } from '@rspress/core/runtime';
import { BarLink } from '@site/base-theme/nav/BarLink';
import { useSiteText } from '../useSiteText';

/** The version that the site describes, read from the installed package; leads to all releases. */
export function ReleaseLink() {
  const text = useSiteText();
  const { site } = useSite();
  const { version } = import.meta.env.SITE_FIGURES;
  const { socialLinks = [] } = site.themeConfig;
  const repository = socialLinks.find(({ icon }) => icon === 'github')?.content;
  if (!repository) return null;
  return (
    <BarLink href={`${repository}/releases`} label={text('releases')} data-release>
      {`v${version}`}
    </BarLink>
  );
}
