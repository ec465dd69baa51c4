import type { TextFile } from '@site/pages/repository';

/**
 * Files with Chinese text: pages, navigation, glossary, strings of the theme, notes on helpers,
 * purposes of samples, words around facts.
 */
export function isChinese(file: string): boolean {
  return /^(docs\/zh\/.+\.(mdx|json)|docs\/shared\/.+\.json|docs\/samples\/[^/]+\/sample\.json|theme\/i18n\.json|theme\/overview\/data\/purposes\.json|theme\/explain\/(labels\.json|data\/.+\.ts)|theme\/(option-card|cli-reference)\/labels\.json|theme\/advisor\/data\/(reasons|texts)\.json|tools\/rspress\/(markdown|translations)\/labels\.json|tools\/facts\/descriptions\/.+\.json)$/.test(
    file,
  );
}

/**
 * Data with words for readers in either language. The glossary's own lists hold the words to avoid,
 * and its page is compared with it.
 */
export function hasWords({ file }: TextFile): boolean {
  return /^(docs\/(en|zh)\/.+\.json|docs\/samples\/[^/]+\/sample\.json|theme\/i18n\.json|theme\/overview\/data\/purposes\.json|tools\/facts\/descriptions\/.+\.json)$/.test(
    file,
  );
}

export function isSharedPartial({ file }: TextFile): boolean {
  return /^docs\/shared\/.+\.mdx$/.test(file);
}
