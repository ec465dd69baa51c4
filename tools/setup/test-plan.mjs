import { readFileSync } from 'node:fs';

/** Tests of what a change of `docs/en`, `docs/zh` and `docs/shared` alone can break. */
export const textTests = new URL('../../tests/texts.json', import.meta.url);

/**
 * What `npm test` with these arguments does. `--all` leaves nothing out, `--texts` runs what texts can
 * break; everything else is for Playwright. Checks concern the whole repository, so they are left
 * to a run of all tests, or to its first shard.
 */
export function testPlan(args) {
  const rest = args.filter((one) => one !== '--all' && one !== '--texts');
  const shard = /^--shard[= ](\d+)\/\d+$/.exec(rest.join(' '));
  const texts = args.includes('--texts')
    ? JSON.parse(readFileSync(textTests, 'utf8'))
    : [];
  return {
    all: args.includes('--all'),
    checks: rest.length === 0 || shard?.[1] === '1',
    playwright: [...texts, ...rest],
  };
}

/**
 * Whether a run of Playwright with these arguments needs the built site: not if it names its
 * projects, and tests of these read no page.
 *
 * @param {readonly string[]} args
 * @returns {boolean}
 */
export function needsSite(args) {
  const named = [...args.join(' ').matchAll(/--project[= ](\S+)/g)];
  return named.length === 0 || named.some(([, name]) => !/^(tools|records)$/.test(name));
}
