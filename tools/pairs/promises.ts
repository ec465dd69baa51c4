import { writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { runCommand } from '@site/samples/build/command';
import { parse } from 'acorn';
import { type Build, earlier } from './build.ts';
import { banners, choiceOf } from './factors.ts';

/** What an option promises: whether a build that succeeded keeps it. */
export type Promised = (build: Build) => boolean | Promise<boolean>;

const has = ({ row }: Build, factor: string, ...values: string[]) =>
  values.includes(choiceOf(row, factor));
const bundles = (build: Build) => !has(build, 'bundle', 'false');

/** The emitted files with one of these endings; not those of an earlier build. */
function emitted({ files }: Build, ending: RegExp): [string, string][] {
  return [...files].filter(([name]) => ending.test(name) && !earlier.includes(name));
}
const scripts = (build: Build) => emitted(build, /\.[cm]?js$/);
const styles = (build: Build) => emitted(build, /\.css$/);
const types = (build: Build) => emitted(build, /\.d\.[cm]?ts$/);
const entry = (build: Build) =>
  scripts(build).find(([name]) => /^index\.[cm]?js$/.test(name)) ?? ['', ''];

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

/** ESM output imports assets as bundlers do; here, such an import is a text. */
const assetHook = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const asset = { format: 'module', source: 'export default "picture"', shortCircuit: true };
  registerHooks({ load: (url, context, next) => url.endsWith('.png') ? asset : next(url, context) });
`)}`;

/** Loads the entry as its format asks for, and says what a call of its function returns. */
async function calls(build: Build): Promise<boolean> {
  const { input, folder } = build;
  const [name] = entry(build);
  const greeting = has(build, 'externals', 'renamed') ? 'renamed' : 'hello';
  const read = `require('node:fs').readFileSync('dist/${name}', 'utf8')`;
  // Whatever the extension means in this package: UMD is a script.
  const asScript = `import('node:vm').then((vm) => {
    const module = { exports: {} };
    globalThis.renamed = require('renamed');
    vm.compileFunction(${read}, ['module', 'exports', 'require'])(module, module.exports, require);
    return globalThis.library ?? module.exports;
  })`;
  const load = {
    esm: `import('./dist/${name}')`,
    cjs: `Promise.resolve(require('./dist/${name}'))`,
    umd: asScript,
    iife: asScript,
  }[choiceOf(build.row, 'format')];
  const use =
    input === 'node'
      ? 'console.log(library.first === "Rome" && library.digest().length > 40 ? "ok" : library)'
      : `console.log(library.welcome(" Ann ") === "${greeting} Ann MARKER-TEXT" ? "ok" : library)`;
  const code = `(${load}).then((library) => { ${use} })`;
  const argv = ['node', '--import', assetHook, '--input-type=commonjs', '--eval', code];
  const { exitCode, output } = await runCommand(argv, folder);
  return exitCode === 0 && output.trim() === 'ok';
}

async function compiles({ folder }: Build): Promise<boolean> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node'],
  };
  const config = JSON.stringify({ compilerOptions, files: ['dist/index.d.ts'] });
  writeFileSync(`${folder}/tsconfig.types.json`, config);
  const { exitCode } = await runCommand(
    ['tsc', '--project', 'tsconfig.types.json'],
    folder,
  );
  return exitCode === 0;
}

/** The source map of a file: beside it or in its last line. */
function mapOf({ files }: Build, [name, code]: [string, string]): string | undefined {
  const inline = /sourceMappingURL=data:[^,]+;base64,([\w+/=]+)\s*$/.exec(code)?.[1];
  if (inline) return Buffer.from(inline, 'base64').toString();
  return code.includes('sourceMappingURL=') ? files.get(`${name}.map`) : undefined;
}

/** Whether the source map leads from the marker in the entry to the marker in the source. */
function maps(build: Build): boolean {
  const [name, code] = entry(build);
  const text = mapOf(build, [name, code]);
  if (!text) return false;
  const before = code.slice(0, code.indexOf('MARKER-TEXT')).split('\n');
  const found = new SourceMap(JSON.parse(text)).findEntry(
    before.length - 1,
    before.at(-1)?.length ?? 0,
  );
  return 'originalSource' in found && /src\/index\.tsx?$/.test(found.originalSource);
}

const ruleOf = (text: string) =>
  text.includes('4321px') && /rgb\(1, ?2|#010203/.test(text);

/** By name, what the options promise of every build to which it applies. */
export const promises: Readonly<
  Record<string, { readonly applies: (build: Build) => boolean; readonly kept: Promised }>
> = {
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
  'there are declarations only with dts': {
    applies: () => true,
    kept: (build) => {
      const names = types(build).map(([name]) => name);
      if (has(build, 'dts', 'unset')) return names.length === 0;
      return (
        names.includes('index.d.ts') &&
        (!has(build, 'dts', 'bundle') || names.length === 1)
      );
    },
  },
  'the declarations compile': {
    applies: (build) => !has(build, 'dts', 'unset'),
    kept: compiles,
  },
  'styles are a file, or injected': {
    applies: (build) => build.input === 'react',
    kept: (build) => {
      const inFiles = styles(build)
        .map(([, text]) => text)
        .join('\n');
      const inScripts = scripts(build)
        .map(([, text]) => text)
        .join('\n');
      const injected = has(build, 'injectStyles', 'true');
      return injected
        ? ruleOf(inScripts) && inFiles === ''
        : ruleOf(inFiles) && !ruleOf(inScripts);
    },
  },
  'injected styles are there once': {
    applies: (build) => build.input === 'react' && has(build, 'injectStyles', 'true'),
    kept: (build) =>
      scripts(build)
        .map(([, text]) => text.replace(/\/\/# sourceMappingURL.*/g, ''))
        .join('')
        .split('4321px').length <= 2,
  },
  'the map of the entry leads to its source': {
    applies: (build) => !has(build, 'sourceMap', 'unset'),
    kept: maps,
  },
  'every script has a map': {
    applies: (build) => !has(build, 'sourceMap', 'unset'),
    kept: (build) => scripts(build).every((one) => mapOf(build, one) !== undefined),
  },
  'there is no map without the option': {
    applies: (build) => has(build, 'sourceMap', 'unset'),
    kept: (build) => emitted(build, /\.map$/).length === 0,
  },
  'the banner comes first in scripts': {
    applies: (build) => has(build, 'banner', 'set'),
    kept: (build) => scripts(build).every(([, text]) => text.startsWith(banners.js)),
  },
  'the banner comes first in styles': {
    applies: (build) => has(build, 'banner', 'set'),
    kept: (build) => styles(build).every(([, text]) => text.startsWith(banners.css)),
  },
  'the banner comes first in declarations': {
    applies: (build) => has(build, 'banner', 'set'),
    kept: (build) => types(build).every(([, text]) => text.startsWith(banners.dts)),
  },
  'imports have an extension unless redirect is off': {
    applies: (build) => build.input === 'typescript' && !bundles(build),
    kept: (build) =>
      has(build, 'redirect', 'off') !== /\.\/counter\.[cm]?js["']/.test(entry(build)[1]),
  },
  'dist is cleaned as the option says': {
    applies: () => true,
    kept: (build) => {
      const left = earlier.filter((name) => build.files.has(name));
      const kept = new Map([
        ['false', earlier],
        ['keep', earlier.slice(1)],
      ]);
      const expected = kept.get(choiceOf(build.row, 'cleanDistPath')) ?? [];
      return left.join() === expected.join();
    },
  },
  'a file that is kept is not changed': {
    applies: (build) => !has(build, 'cleanDistPath', 'unset'),
    kept: ({ files }) =>
      earlier.every((name) => [undefined, '// earlier\n'].includes(files.get(name))),
  },
};
