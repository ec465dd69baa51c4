import { PageContext } from '@rspress/core/runtime';
import { type LayoutProps, Layout as Original } from '@rspress/core/theme-original';
import { useHideNavbar } from '../hide-navbar/useHideNavbar';
import { useQueryFlags } from '../query-flags/useQueryFlags';
import { MarkdownHead } from './MarkdownHead';
import { useDescribedPage } from './useDescribedPage';
import { useHeadTags } from './useHeadTags';

/** The framework's layout, with complete head tags, embedding flags and a bar that makes room. */
export function Layout(props: LayoutProps) {
  useHeadTags();
  useQueryFlags();
  useHideNavbar();
  return (
    <PageContext value={useDescribedPage()}>
      {import.meta.env.SSG_MD && <MarkdownHead />}
      <Original {...props} />
    </PageContext>
  );
}
