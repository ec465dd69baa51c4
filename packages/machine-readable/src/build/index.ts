export { markdownFile } from './addresses.ts';
export { rssFeeds } from './feeds.ts';
export { hasFullHistory, lastChanges } from './git.ts';
export { llmsTxt } from './llms.ts';
export { robots } from './robots.ts';
export { sitemap } from './sitemap.ts';
export { compactMarkdown } from './tables.ts';
export { siteVersion, versionJson } from './version.ts';
