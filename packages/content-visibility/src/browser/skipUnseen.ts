/**
 * Lets the browser skip what stands far below what the reader sees (unseen.css). An address with an anchor, or a page that is opened
 * where it was left, is rendered as a whole: where it begins depends on all that stands above. So is every other page
 * inside the app (useScrollAfterNav.ts), and where a browser cannot hold what is read in its place while something above it grows.
 *
 * Compiled on its own and put into every page: no imports.
 */
export function skipUnseen(): void {
  const [visit] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  if (
    visit?.type === 'navigate' &&
    location.hash === '' &&
    CSS.supports('overflow-anchor', 'auto')
  )
    document.documentElement.classList.add('unseen');
}
