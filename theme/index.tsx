/**
 * What of the framework's default theme is replaced, and why. Whatever is not named here is the default.
 */
import './styles/index.css';

export * from '@rspress/core/theme-original';
/** Search: nothing of it is loaded before it is opened, and Enter stays with the page. */
export { Search } from '@site/search/browser/Search';
/** Callouts without a title of their own are named in the page's language. */
export { Callout } from './callout/Callout';
/** Code: a copy button that keeps the focus and says aloud what it did. */
export { CodeButtonGroup } from './code/CodeButtonGroup';
/** Icons on blocks of code, of which a page has hundreds: drawn once, by the style sheet. */
export {
  IconCopy,
  IconSuccess,
  IconWrap,
  IconWrapped,
} from './code-icons/CodeIcons';
/** A page of text: sidebar and outline are popovers on small screens, at the widths that the site promises. */
export { DocLayout } from './doc-layout/DocLayout';
/** The home page: one `h1`, one `main`, text from MDX, the family of tools. */
export { HomeLayout } from './home/HomeLayout';
/** The page: head tags, embedding flags, the bar that hides while reading. */
export { Layout } from './layout/Layout';
/** Links: a page whose script is gone is opened as a document; page changes are view transitions. */
export { Link, type LinkProps } from './link/Link';
export { useLinkNavigate } from './link/useLinkNavigate';
/** Headings, code, tables and images that a keyboard can use. */
export { getCustomMDXComponent } from './mdx/getCustomMDXComponent';
/** The top bar: real links, buttons and disclosures in place of mouse-only menus. */
export { Nav } from './nav/Nav';
/** The 404 page: a `main`, and a link named by what it says. */
export { NotFoundLayout } from './not-found/NotFoundLayout';
/** The outline: once per 100 ms, the last heading at the bottom, without the parts that stand elsewhere. */
export { Outline } from './outline/Outline';
export { Toc } from './outline/Toc';
export { useActiveAnchor } from './outline/useActiveAnchor';
/** The overview: pages without a group under "Others", and a filter that does not take the focus. */
export { Overview } from './overview/Overview';
/** Exactly npm, yarn, pnpm and bun. */
export { PackageManagerTabs } from './package-manager-tabs/PackageManagerTabs';
/** Previous and next page, in a region with a name. */
export { PrevNextPage } from './prev-next/PrevNextPage';
/** React takes over a page without moving it. */
export { useScrollAfterNav } from './scroll/useScrollAfterNav';
export { useScrollReset } from './scroll/useScrollReset';
/** The sidebar: links and native disclosures in place of boxes that need a mouse. */
export { Sidebar } from './sidebar/Sidebar';
export { SidebarList } from './sidebar/SidebarList';
/** The social links with names. */
export { SocialLinks } from './social-links/SocialLinks';
/** The theme switch as a button with a name. */
export { SwitchAppearance } from './switch-appearance/SwitchAppearance';
/** Tabs by the ARIA pattern, all readable without scripts. */
export { Tab, type TabProps, Tabs, type TabsProps } from './tabs/Tabs';
/** Set-up without anything to see: hydration, history, offline reading. */
export { useSetup } from './useSetup';
