import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { terminalLines } from '@site/samples/build/terminal';
import { typescript } from '@site/samples/build/toolchains';
import type { Plan } from '../browser/data/plan.ts';
import type { CheckKind } from '../browser/data/proof.ts';
import type { Check } from './checks.ts';
import type { BuiltPackage } from './projects.ts';

/** How TypeScript resolves modules, and the files of a consumer that are compiled that way. */
interface Mode {
  readonly kind: CheckKind;
  readonly module: string;
  readonly moduleResolution: string;
  readonly filesOf: (plan: Plan) => readonly string[];
}

const modes: readonly Mode[] = [
  {
    kind: 'types-node16',
    module: 'node16',
    moduleResolution: 'node16',
    filesOf: ({ formats }) =>
      formats.includes('cjs') ? ['use.ts', 'use.cts'] : ['use.ts'],
  },
  {
    kind: 'types-bundler',
    module: 'esnext',
    moduleResolution: 'bundler',
    filesOf: () => ['use.ts'],
  },
  {
    // `require()` of an ES module.
    kind: 'types-require',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    filesOf: ({ formats, node }) =>
      !formats.includes('cjs') && node === '20.19' ? ['use.cts'] : [],
  },
];

/** Compiles the consumers of packages with types strictly, with one run of TypeScript per mode. */
export function typecheckConsumers(
  packages: readonly BuiltPackage[],
  scratch: string,
): Check[] {
  const typed = packages.filter(({ plan }) => plan.types);
  return modes.flatMap((mode) => {
    const compiled = typed.filter(({ plan }) => mode.filesOf(plan).length > 0);
    return compiled.length > 0 ? compile(mode, compiled, scratch) : [];
  });
}

function compile(
  { kind, module, moduleResolution, filesOf }: Mode,
  packages: readonly BuiltPackage[],
  scratch: string,
): Check[] {
  const config = `${scratch}/tsconfig.${kind}.json`;
  const files = packages.flatMap(({ consumer, plan }) =>
    filesOf(plan).map((file) => `${consumer}/${file}`),
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    types: [],
    module,
    moduleResolution,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [typescript, '--project', config, '--pretty', 'false'],
    { cwd: scratch, encoding: 'utf8', timeout: 120_000 },
  );
  const lines = terminalLines(stdout + stderr);
  const checks = packages.map(({ id, consumer }): Check => {
    const project = `${path.basename(consumer)}/`;
    const errors = lines
      .filter((line) => line.startsWith(project))
      .map((line) => line.slice(project.length));
    const ok = errors.length === 0;
    return { id, kind, ok, says: ok ? ['no errors'] : errors };
  });
  if (status !== 0 && checks.every(({ ok }) => ok)) {
    throw new Error(`TypeScript did not compile the consumers:\n${lines.join('\n')}`);
  }
  return checks;
}
