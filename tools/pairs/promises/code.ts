import { parse } from 'acorn';
import type { Build } from '../build.ts';
import { calls } from './call.ts';
import { bundles, entry, has, type Promises, scripts } from './output.ts';

function parses(build: Build, ecmaVersion: 5 | 6 | 2017 | 'latest'): boolean {
  const sourceType = has(build, 'format', 'esm') ? 'module' : 'script';
  return scripts(build).every(([, code]) => {
    try {
      parse(code, { ecmaVersion, sourceType, allowHashBang: true });
      return true;
    } catch {
      return false;
    }
  });
}

/** Whether the dependency is expected to be a part of the bundle. */
function includesDependency(build: Build): boolean {
  if (has(build, 'externals', 'dep: false')) return true;
  if (has(build, 'externals', 'renamed')) return false;
  const external =
    has(build, 'autoExternal', 'unset') && has(build, 'format', 'esm', 'cjs');
  return bundles(build) && !external;
}

/** Formats, syntax, extensions, dependencies and imports. */
export const codePromises: Promises = {
  'the format parses': {
    applies: () => true,
    kept: (build) => scripts(build).length > 0 && parses(build, 'latest'),
  },
  'syntax is that of the option': {
    applies: (build) =>
      has(build, 'syntax', '"es5"', '"es2017"') && build.input !== 'react',
    kept: (build) =>
      parses(
        build,
        has(build, 'syntax', '"es2017"') ? 2017 : has(build, 'format', 'esm') ? 6 : 5,
      ),
  },
  'the extension follows type and format': {
    applies: (build) => has(build, 'format', 'esm', 'cjs'),
    kept: (build) =>
      entry(build)[0] ===
      (has(build, 'format', 'esm') === has(build, 'type', 'module')
        ? 'index.js'
        : `index.${has(build, 'format', 'esm') ? 'mjs' : 'cjs'}`),
  },
  'the entry can be loaded and called': {
    applies: (build) =>
      build.input !== 'react' &&
      !(build.input === 'node' && has(build, 'format', 'iife')) &&
      (bundles(build) || has(build, 'redirect', 'unset')),
    kept: calls,
  },
  'the dependency is where the options say': {
    applies: () => true,
    kept: (build) => {
      const all = scripts(build)
        .map(([, code]) => code)
        .join('\n');
      const part = /hello |renamed /.test(all);
      return part === includesDependency(build);
    },
  },
  'imports have an extension unless redirect is off': {
    applies: (build) => build.input === 'typescript' && !bundles(build),
    kept: (build) =>
      has(build, 'redirect', 'off') !== /\.\/counter\.[cm]?js["']/.test(entry(build)[1]),
  },
};
