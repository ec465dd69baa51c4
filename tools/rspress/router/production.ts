import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Where the router's code for production lies, by the names under which it is imported: for `resolve.alias`. The package leads every
 * bundler to its code for development, with warnings that no reader of a built site can see.
 *
 * @throws when the package has its files elsewhere
 */
export function productionRouter(): ReadonlyMap<string, string> {
  const site = createRequire(path.resolve('package.json'));
  const dom = createRequire(site.resolve('react-router-dom/package.json'));
  const folder = path.join(dom.resolve('react-router'), '../../production');
  const files = new Map([
    ['react-router$', path.join(folder, 'index.mjs')],
    ['react-router/dom$', path.join(folder, 'dom-export.mjs')],
  ]);
  for (const file of files.values()) {
    if (existsSync(file)) continue;
    throw new Error(
      `There is no ${file}: react-router has its code for production elsewhere. Adapt tools/rspress/router, or take it out if bundlers find that code by themselves.`,
    );
  }
  return files;
}
