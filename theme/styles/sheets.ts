/**
 * Folders, of the theme and of the framework's, whose styles only some pages need. Their components
 * are in the same scripts as everything else; pages without an element that has
 * `data-styles="<name>"`, or a class that begins with the name, load the style sheet with the scripts.
 */
export const themeSheets: Readonly<Record<string, readonly string[]>> = {
  home: ['theme/(?:home|tool-stack)', '@rstack-dev/doc-ui'],
  'not-found': ['theme/not-found'],
  'rp-badge': ['theme/components/Badge'],
  'rp-callout': ['theme/components/Callout'],
  overview: ['theme/overview', 'theme/components/Overview(?:Group)?'],
  // What no page has at first: what scripts add, the framework's values of variables that
  // variables.css sets, and its rules for lines of code, of which code-frames.css has those in use.
  scripted: ['nprogress', 'medium-zoom', 'theme/styles/vars', 'theme/styles(?=/shiki)'],
};
