/** Projects whose tests read no page of the built site. */
const withoutSite = ['tools', 'records'];

/**
 * Says whether a run of Playwright with these arguments needs the built site. Only a run that
 * names its projects, all of them among those that read no page, can do without.
 *
 * @param {readonly string[]} argv
 * @returns {boolean}
 */
export function needsSite(argv) {
  const named = argv.flatMap((argument, index) => {
    if (argument.startsWith('--project=')) return [argument.slice('--project='.length)];
    return argument === '--project' ? [argv[index + 1] ?? ''] : [];
  });
  return named.length === 0 || named.some((name) => !withoutSite.includes(name));
}
