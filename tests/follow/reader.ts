import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/samples/build/files';
import { nodePath } from '@site/samples/build/toolchains';
import { install } from './installed.ts';
import type { Steps } from './steps.ts';

/** Commands that would ask a registry, or answer for one; what they would install is linked instead. */
const installs =
  /^(npm|npx|pnpm|yarn|bun) (install|i|add|ci|create|publish|login|version)\b/;
const judges = /^npx (publint|@arethetypeswrong\/cli)\b/;
const moves = /^(cd|mkdir)\b/;

/**
 * Does in the empty folder `start` what a page shows: goes where it says, writes its files, runs its
 * commands in a shell, and compares what comes out with what the page shows. `home` holds the
 * packages that would be installed. Returns what does not hold, one text for each; empty when the
 * reader of the page arrives where it promises.
 */
export function follow(steps: Steps, start: string, home: string): string[] {
  const findings: string[] = [];
  let folder = start;
  for (const command of steps.commands.filter((one) => moves.test(one))) {
    if (command.startsWith('cd ')) folder = path.resolve(folder, command.slice(3).trim());
    else findings.push(...run(command, folder).wrong);
  }
  for (const [file, content] of steps.files) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  }
  if (!existsSync(`${folder}/package.json`)) return ['The page shows no package.json.'];
  findings.push(...install(folder, home));
  const typed = steps.commands.filter((one) => !moves.test(one) && !installs.test(one));
  for (const command of typed.filter((one) => !judges.test(one))) {
    const { wrong, output } = run(command, folder);
    findings.push(...wrong);
    const shown = steps.printed.get(command);
    if (shown && output.trim() !== shown.join('\n').trim()) {
      findings.push(
        `"${command}" prints\n${output}\nThe page shows\n${shown.join('\n')}`,
      );
    }
  }
  if (typed.length === 0) findings.push('The page says no command that builds.');
  return [...findings, ...outcome(steps, folder)];
}

function outcome({ outputs, tree }: Steps, folder: string): string[] {
  const built = existsSync(`${folder}/dist`)
    ? listFiles(`${folder}/dist`).map((file) => `dist/${file}`)
    : [];
  const missing = [...outputs.keys(), ...(tree ?? [])].filter(
    (file) => !existsSync(`${folder}/${file}`),
  );
  const extra = tree ? built.filter((file) => !tree.includes(file)) : [];
  const other = [...outputs].filter(
    ([file, content]) =>
      !missing.includes(file) &&
      ended(readFileSync(`${folder}/${file}`, 'utf8')) !== content,
  );
  return [
    ...[...new Set(missing)].map((file) => `${file} is shown, but does not come out.`),
    ...extra.map((file) => `${file} comes out, but is not shown.`),
    ...other.map(([file]) => `${file} comes out otherwise than the page shows it.`),
  ];
}

/** Pages show a file without its last end of line. */
function ended(text: string): string {
  return `${text.replace(/\n$/, '')}\n`;
}

function run(command: string, cwd: string): { wrong: string[]; output: string } {
  const env = {
    PATH: [`${cwd}/node_modules/.bin`, path.dirname(nodePath()), process.env.PATH].join(
      path.delimiter,
    ),
    HOME: process.env.HOME,
    NO_COLOR: '1',
    NODE_NO_WARNINGS: '1',
    // Nothing is asked of a registry, whatever a page says.
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 120_000,
  });
  const wrong =
    status === 0 ? [] : [`"${command}" ended with ${status}:\n${stdout}${stderr}`];
  return { wrong, output: stdout };
}
