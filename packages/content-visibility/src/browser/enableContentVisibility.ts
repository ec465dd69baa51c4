/**
 * Lets the browser skip rendering far below the viewport (content-visibility.css). An address with
 * an anchor and a restored page are rendered as a whole, since their scroll position depends on
 * everything above; so is a page reached inside the app (theme/scroll), and every page in a
 * browser without scroll anchoring.
 *
 * Compiled on its own and inlined into every page: no imports.
 */
export function enableContentVisibility(): void {
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  if (
    navigation?.type === 'navigate' &&
    location.hash === '' &&
    CSS.supports('overflow-anchor', 'auto')
  )
    document.documentElement.classList.add('unseen');
}
