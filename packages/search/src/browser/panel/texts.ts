import texts from '@site/theme/i18n.json';

const used = {
  results: texts.searchResults,
  count: texts.searchCount,
  more: texts.searchMore,
  none: texts.searchNoResultsText,
  closest: texts.searchClosest,
  hint: texts.searchSuggestedQueryText,
  recent: texts.searchRecent,
  forget: texts.searchForget,
  failed: texts.searchFailed,
  retry: texts.searchRetry,
  cut: texts.searchCut,
  shortened: texts.searchShortened,
  popular: texts.searchPopular,
  slash: texts.searchSlash,
};

/** An interface text in the language of the page. */
export function textOf(key: keyof typeof used): string {
  return used[key][document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];
}
