import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { contract } from './contract.ts';

const { met, broken } = contract(
  'router.ts',
  'react-router has its code for production in dist/production, without warnings for developers, and names its components by "X.displayName =".',
  { inEveryBuild: true },
);

/**
 * Rspress plugin that gives readers the production code of the router, which the package offers to no
 * bundler, and lets the bundler drop what the site does not use: 7 KiB of brotli.
 */
export function lightRouter(): RspressPlugin {
  return { name: 'site-light-router', builderConfig: { plugins: [light] } };
}

const light: RsbuildPlugin = {
  name: 'site-light-router',
  setup(api) {
    api.modifyBundlerChain((chain, { environment, isProd }) => {
      if (!isProd || environment.name !== 'web') return;
      for (const [name, file] of productionRouter()) chain.resolve.alias.set(name, file);
    });
    api.transform(
      { test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, environments: ['web'] },
      ({ code }) => {
        const lighter = shakable(code);
        if (lighter !== code) met();
        return lighter;
      },
    );
  },
};

/**
 * The files of the router's production code by the names under which it is imported, for
 * `resolve.alias`.
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
  for (const file of files.values())
    if (!existsSync(file)) broken(`There is no ${file}.`);
  return files;
}

const displayName = /^\w+\.displayName = .*;$/gm;
const creation = /= ((?:React\d*\.)?(?:createContext|forwardRef|memo)\d*\()/g;

/**
 * A file of the router without the names of its components, each an assignment that keeps its component,
 * and with contexts and wrapped components marked as free of side effects.
 */
export function shakable(code: string): string {
  return code.replace(displayName, '').replace(creation, '= /* @__PURE__ */ $1');
}
