// Runs the tests that zod ships and that import it by its name, against what `exports` names.
import { globSync, readFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const alias = Object.entries(exports)
  .filter(([, target]) => target.import?.endsWith('.js'))
  .map(([subpath, target]) => ({
    find: new RegExp(`^zod${subpath.slice(1)}$`),
    replacement: `${process.cwd()}/${target.import}`,
  }));

/** Files of the source would be a second copy of the library; helpers for types are none. */
const importsSource = /from "\.\.?\/(?!helpers\/util\.js)/;
const include = globSync('src/**/tests/*.test.ts').filter(
  (file) => !importsSource.test(readFileSync(file, 'utf8')),
);

const reported = console.log;
console.log = () => {};
const vitest = await startVitest(
  'test',
  [],
  { include, watch: false, reporters: [{}], coverage: { enabled: false }, config: false },
  { resolve: { alias }, logLevel: 'silent' },
);
const modules = vitest.state.getTestModules();
const tests = modules.flatMap((module) => [...module.children.allTests()]);
const broken = modules.filter((module) => module.errors().length > 0);
const failed = tests.filter((test) => test.result().state === 'failed');
await vitest.close();
console.log = reported;
const passed = tests.filter((test) => test.result().state === 'passed').length;
console.log(`${include.length} files, ${passed} passed, ${failed.length} failed`);
for (const { moduleId } of broken) console.log(`not loaded: ${moduleId}`);
for (const test of failed)
  console.log(`failed: ${test.module.relativeModuleId} ${test.fullName}`);
process.exit(0);
