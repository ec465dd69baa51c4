import path from 'node:path';
import { defineConfig, type UserConfig } from '@rspress/core';
import texts from '@site/base-theme/i18n.json' with { type: 'json' };
import { baseSheets } from '@site/base-theme/sheets';
import { compareDownload } from '@site/compare/download';
import { convertScript } from '@site/convert';
import { facts, optionFacts } from '@site/facts';
import { framework, pageData, splitStyles } from '@site/framework';
import { highlighting } from '@site/framework/highlighting';
import {
  compactMarkdown,
  hasFullHistory,
  lastChanges,
  llmsTxt,
  robots,
  rssFeeds,
  sitemap,
  versionJson,
} from '@site/machine-readable';
import { redirects } from '@site/machine-readable/redirects';
import { blockSheets, registerBlocks } from '@site/mdx/blocks';
import { pageErrors } from '@site/mdx/page-errors';
import { overviewSheets } from '@site/overview/sheets';
import { droppedFilesScript, reactOnIntent } from '@site/react-on-intent';
import { samplesFolder } from '@site/samples/format/sample';
import { openSearchFile, search, searchScript } from '@site/search';
import {
  analyticsId,
  base,
  docsRepository,
  locales,
  origin,
  socialLinks,
} from '@site/settings';
import { pendingPages, translations } from '@site/translations';
import { explorerFolder, playground, playgroundScript } from '@site/workbench';
import { pluginGoogleAnalytics } from 'rsbuild-plugin-google-analytics';
import { blocks } from './blocks.ts';
import { siteScripts } from './theme/build/inline-scripts.ts';
import { themeSheets } from './theme/build/sheets.ts';
import { logoOrigin } from './theme/tool-stack/tools.ts';

/**
 * Icons and colours that browsers ask for. Addresses are written with the base path, which the
 * framework does not add.
 */
const head: NonNullable<UserConfig['head']> = [
  ['link', { rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32' }],
  ['link', { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` }],
  ['link', { rel: 'manifest', href: `${base}site.webmanifest` }],
  ({ lang }) => [
    'link',
    {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: 'Rslib',
      href: base + openSearchFile(lang),
    },
  ],
  [
    'meta',
    { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' },
  ],
  [
    'meta',
    { name: 'theme-color', content: '#14181a', media: '(prefers-color-scheme: dark)' },
  ],
];

/** What only readers need is left out on the dev server, which shows its first page sooner. */
const isProduction = process.env.NODE_ENV === 'production';

/** For the sitemap and the feeds. */
const changes = isProduction ? lastChanges('docs') : new Map();

const siteSearch = search();

export default defineConfig({
  root: 'docs',
  outDir: process.env.SITE_OUT_DIR ?? 'doc_build',
  base,
  siteOrigin: origin,
  lang: 'en',
  title: 'Rslib',
  // No description here: it would win over the one of the Chinese locale on Chinese pages.
  locales: locales.map((locale) => ({ ...locale })),
  icon: '/favicon.svg',
  logo: '/logo.svg',
  logoText: 'Rslib',
  i18nSource: texts,
  multiVersion: { default: '', versions: [] },
  search: { codeBlocks: true },
  // The theme has its own, which is loaded with the first image that somebody enlarges.
  mediumZoom: false,
  // `npm run check` tells it while pages are written.
  languageParity: { enabled: isProduction },
  llms: isProduction && { llmsTxt },
  head,
  route: {
    cleanUrls: true,
    // Two entries, because the framework's glob `**/*.{mdx}` would match nothing.
    extensions: ['.mdx', '.md'],
    exclude: [
      'shared/**',
      'en/shared/**',
      'zh/shared/**',
      'samples/**',
      'libraries/**',
      'explorer/**',
      'public/**',
    ],
    // View transitions need the navigation to be synchronous.
    useTransitions: false,
    // The theme has its own redirect, which keeps the anchor: redirectToLocale.ts.
    localeRedirect: 'never',
  },
  markdown: {
    shiki: highlighting(),
    link: { checkDeadLinks: true, checkAnchors: true },
  },
  themeConfig: {
    socialLinks: socialLinks.map((link) => ({ ...link })),
    editLink: { docRepoBaseUrl: docsRepository },
    lastUpdated: isProduction && hasFullHistory('docs'),
    enableContentAnimation: true,
    hideNavbar: 'auto',
    // The site has its own button, and a link in the head of each page: packages/machine-readable.
    llmsUI: false,
  },
  builderConfig: {
    splitChunks: splitStyles(
      blockSheets(blocks),
      themeSheets,
      baseSheets,
      overviewSheets,
    ),
    // Names compress, hashes do not. CSS modules have file names that occur once.
    output: { cssModules: { localIdentName: '[name]-[local]' } },
    plugins: [
      pluginGoogleAnalytics({
        id: analyticsId,
        enable: analyticsId !== '',
      }),
    ],
  },
  plugins: [
    framework([samplesFolder, explorerFolder, path.resolve('docs/advisor')]),
    translations(),
    registerBlocks(blocks),
    playground(),
    facts(),
    siteSearch.plugin,
    sitemap(changes),
    versionJson(),
    compareDownload(),
    compactMarkdown(),
    rssFeeds(changes),
    redirects(),
    robots(),
    reactOnIntent({
      scripts: siteScripts([
        droppedFilesScript,
        convertScript,
        playgroundScript,
        searchScript,
      ]),
      imageOrigins: [logoOrigin],
      afterRendering: siteSearch.write,
    }),
    pageData('docs', optionFacts()),
    pendingPages(),
    // Transforms run from the last plugin to the first, and this one explains what none of them
    // could read.
    pageErrors(),
  ],
});
