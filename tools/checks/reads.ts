/** What a line of the table in all.ts reads: where nothing of it has changed, its checks are left out. */
export const reads = {
  // They look at each file by itself, and only at those that have changed.
  each: /^/,
  pages: /^docs\/(en|zh)\//,
  pagesOrSamples: /^docs\/(en|zh|samples)\//,
  samples: /^docs\/samples\//,
  explorer: /^docs\/explorer\//,
  public: /^docs\/public\//,
  decisions: /^decisions\//,
  code: /^(?!docs\/).*\.m?[jt]sx?$/,
  glossaryPage: /^docs\/(en|zh)\/(guide\/start\/glossary\.mdx$|shared\/)/,
  packagesPage: /\/guide\/start\/npm-packages\.mdx$/,
  quickStart: /\/guide\/start\/quick-start\.mdx$/,
  apiPage: /\/guide\/advanced\/javascript-api\.mdx$/,
  pluginsPage: /\/config\/rsbuild\/plugins\.mdx$/,
  cliPage: /\/guide\/basic\/cli\.mdx$/,
  migration: /\/guide\/migration\//,
  explained: /^docs\/(samples\/|(en|zh)\/guide\/basic\/explain-output\.mdx$)/,
  words: /^tools\/checks\/words\//,
  // A change of these lets every check look at everything, see scope.ts.
  data: /(?!)/,
};
