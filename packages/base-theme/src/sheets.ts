/**
 * Folders, of this theme and of the framework's, whose styles only some pages need. Their components
 * are in the same scripts as everything else; pages without an element that has
 * `data-styles="<name>"`, or a class that begins with the name, load the style sheet with the scripts.
 */
export const baseSheets: Readonly<Record<string, readonly string[]>> = {
  // Of a page of text, commands have tabs.
  home: ['base-theme/src/package-manager-tabs'],
  'rp-badge': ['theme/components/Badge'],
  'rp-callout': ['theme/components/Callout'],
  // What no page has at first: what scripts add, the framework's values of variables that
  // variables.css and the site set, and its rules for lines of code, of which code-frames.css has
  // those in use.
  scripted: ['nprogress', 'medium-zoom', 'theme/styles/vars', 'theme/styles(?=/shiki)'],
};
