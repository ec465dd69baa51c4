/** What is before and after id and hash in the name of a page's script, below the built site. */
export const pageScript = { before: 'static/js/async/route-', after: '.js' };

/**
 * Name of the script of a chunk that is loaded on demand, with what the bundler fills in. The
 * framework's own names of the pages' are hashes, beside which there is an id anyway.
 */
export function chunkFile(name: string | undefined): string {
  if (name?.startsWith('route-'))
    return `${pageScript.before}[id].[contenthash:8]${pageScript.after}`;
  // tools/rspress/inline finds them by their names.
  if (name?.startsWith('section-')) return 'static/js/async/[name].[contenthash:8].js';
  return 'static/js/async/[id].[contenthash:10].js';
}
