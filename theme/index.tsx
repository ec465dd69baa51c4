/**
 * What this site adds to the theme of packages/base-theme. Like `rspress.config.ts`, it puts packages
 * together, so it may import features: nothing imports it.
 */
import './styles/colors.css';

export * from '@site/base-theme';
/** Overviews: list pages without a group, show purposes, and do not take the focus. */
export { Overview } from '@site/overview';
/** Search: in the HTML of each page, works before React, and Enter stays on the page. */
export { Search } from '@site/search/Search';
/** The home page: one `h1`, one `main`, content from MDX, the tool family. */
export { HomeLayout } from './home/HomeLayout';
/** All pages: what features and this site put around them. */
export { Layout } from './Layout';
/** Markdown: the components of the home page. */
export { getCustomMDXComponent } from './mdx/getCustomMDXComponent';
/** The 404 page: suggests pages and a search, lists all sections. */
export { NotFoundLayout } from './not-found/NotFoundLayout';
/** The link to edit the page: another one beside it, to report a problem. */
export { EditLink } from './report-problem/ReportLink';
