import type { LayoutProps } from '@rspress/core/theme-original';
import { Layout as Base } from '@site/base-theme';
import { CopyPage } from '@site/machine-readable/CopyPage';
import { MarkdownFrontmatter } from '@site/machine-readable/MarkdownFrontmatter';
import { useHeadTags } from '@site/machine-readable/useHeadTags';
import { ReleaseLink } from './release-link/ReleaseLink';
import { ReportFooter } from './report-problem/ReportLink';
import { ToolsPopover } from './tools-popover/ToolsPopover';

/** All pages: the theme's layout, whose slots features and this site fill. */
export function Layout(props: LayoutProps) {
  useHeadTags();
  return (
    <>
      {import.meta.env.SSG_MD && <MarkdownFrontmatter />}
      <Base
        {...props}
        beforeNavTitle={<ToolsPopover />}
        beforeNavMenu={<ReleaseLink />}
        beforeOutline={<CopyPage />}
        afterDocFooter={<ReportFooter />}
      />
    </>
  );
}
