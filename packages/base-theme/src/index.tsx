/**
 * The framework's default theme, HTML first: everything that is replaced of it, and why. What is not
 * listed is the framework's.
 */
import './styles/index.css';

export * from '@rspress/core/theme-original';
/** Code blocks: a copy button that keeps the focus and announces success. */
export { CodeButtonGroup } from './code/CodeButtonGroup';
/** Pages of text: on small screens sidebar and outline are native popovers. */
export { DocLayout } from './doc-layout/DocLayout';
/** Links to the previous and next page: a named region. */
export { PrevNextPage } from './doc-layout/PrevNextPage';
/** All pages: the code of the language, embedding flags, a bar that hides while reading. */
export { Layout } from './layout/Layout';
/** Links: a page whose script is missing is loaded as a document; view transitions. */
export { Link, type LinkProps } from './link/Link';
export { useLinkNavigate } from './link/navigation';
/** Callouts: default titles in the language of the page. */
export { Callout } from './mdx/Callout';
/** Markdown: headings, code, tables and images that work by keyboard. */
export { getCustomMDXComponent } from './mdx/getCustomMDXComponent';
/** The top bar: links, buttons and native popovers instead of mouse-only menus. */
export { Nav } from './nav/Nav';
/** Commands: exactly npm, yarn, pnpm and bun, without repeated logos. */
export { PackageManagerTabs } from './package-manager-tabs/PackageManagerTabs';
/** Scrolling: hydration does not move the page. */
export { useScrollAfterNav, useScrollReset } from './scroll/useScrollOnNavigation';
/** The sidebar: links and native disclosures instead of mouse-only boxes. */
export { Sidebar, SidebarList } from './sidebar/Sidebar';
/** Social links: accessible names. */
export { SocialLinks } from './social-links/SocialLinks';
/** The theme switch: a named button. */
export { SwitchAppearance } from './switch-appearance/SwitchAppearance';
/** Tabs: radio buttons, which work by keyboard and without scripts. */
export { Tab, type TabProps, Tabs, type TabsProps } from './tabs/Tabs';
/** Announces hydration to the inline script that delays React until the reader's first intent. */
export { useSetup } from './useSetup';
