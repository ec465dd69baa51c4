import { runCommand } from '@site/samples/record/command';
import type { Build } from '../build.ts';
import { choiceOf } from '../factors.ts';
import { entry, has } from './output.ts';

/** ESM output imports assets as bundlers do; here, such an import is a text. */
const assetHook = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const asset = { format: 'module', source: 'export default "picture"', shortCircuit: true };
  registerHooks({ load: (url, context, next) => url.endsWith('.png') ? asset : next(url, context) });
`)}`;

/** Loads the entry as its format asks for, and says what a call of its function returns. */
export async function calls(build: Build): Promise<boolean> {
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
