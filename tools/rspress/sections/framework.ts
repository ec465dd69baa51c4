import path from 'node:path';

const sorted = /^const sortedRoutes = \[[\s\S]*?\n\}\);$/m;
const begin = /^renderInBrowser\(\);$/m;

/**
 * The framework's finder of routes, so that it also finds those that become known later. It sorts a copy of the list once, longest first, although it only ever asks whether
 * a whole address is the same.
 *
 * @throws when the finder is written in another way
 */
export function findLater(code: string): string {
  return once(code, sorted, 'const sortedRoutes = routes;');
}

/**
 * The framework's entry, so that it begins when the section of the page is known.
 *
 * @throws when the entry begins in another way
 */
export function beginLater(code: string): string {
  const reach = JSON.stringify(path.resolve('theme/sections/reachHere.ts'));
  const later = once(code, begin, 'reachHere().then(renderInBrowser);');
  return `import { reachHere } from ${reach};\n${later}`;
}

function once(code: string, what: RegExp, instead: string): string {
  if (!what.test(code))
    throw new Error(
      `The framework's code has no ${what}. It works in another way; adapt tools/rspress/sections/framework.ts.`,
    );
  return code.replace(what, () => instead);
}
