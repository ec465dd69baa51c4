/**
 * Folders, of the theme and of the framework's, whose styles only some pages need. Their components
 * are in the same scripts as everything else; pages without `data-styles="<name>"` load the style sheet
 * with the scripts.
 */
export const themeSheets: Readonly<Record<string, readonly string[]>> = {
  text: [
    'theme/(?:copy-page|doc-layout|outline|report-problem|sidebar|zoom)',
    'theme/components/(?:DocFooter|LastUpdated|Outline|PrevNextPage|Sidebar)',
    'theme/layout/DocLayout',
  ],
  home: [
    'theme/(?:home|not-found|tool-stack)',
    'theme/styles/vars(?=/home-vars)',
    '@rstack-dev/doc-ui',
  ],
  overview: ['theme/overview', 'theme/components/Overview(?:Group)?'],
  // What scripts add to a page: no page has it at first.
  scripted: ['nprogress'],
};
