import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/samples/format/files';
import { samplesFolder } from '@site/samples/format/sample';
import { nodePath } from '@site/samples/record/toolchains';
import { install } from './installed.ts';
import type { Steps } from './steps.ts';

/** Commands that use a registry; packages are linked instead of installed. */
const registryCommands =
  /^(npm|npx|pnpm|yarn|bun) (install|uninstall|i|add|ci|create|publish|login|version)\b/;
const packageChecks = /^npx (publint|@arethetypeswrong\/cli)\b/;
const folderCommands = /^(cd|mkdir)\b/;

/**
 * Follows the steps of a page in the empty folder `start`: writes its files, runs its commands in a
 * shell and compares the result with the record. Packages are linked from `home` instead of
 * installed. Returns one text for each difference.
 */
export function follow(steps: Steps, start: string, home: string): string[] {
  const findings: string[] = [];
  let folder = start;
  for (const command of steps.commands.filter((one) => folderCommands.test(one))) {
    if (command.startsWith('cd ')) folder = path.resolve(folder, command.slice(3).trim());
    else findings.push(...run(command, folder).errors);
  }
  for (const [file, content] of steps.files) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  }
  if (!existsSync(`${folder}/package.json`)) return ['The page shows no package.json.'];
  findings.push(...install(folder, home));
  const executed = steps.commands.filter(
    (one) => !folderCommands.test(one) && !registryCommands.test(one),
  );
  for (const command of executed.filter((one) => !packageChecks.test(one))) {
    const { errors, output } = run(command, folder);
    findings.push(...errors);
    const shown = steps.printed.get(command);
    if (shown && output.trim() !== shown.join('\n').trim()) {
      findings.push(
        `"${command}" prints\n${output}\nThe page shows\n${shown.join('\n')}`,
      );
    }
  }
  if (executed.length === 0) findings.push('The page has no command that builds.');
  return [...findings, ...outcome(steps, folder)];
}

/** The sample has a record of what is emitted; a page shows some of it. */
function outcome({ sample, outputs }: Steps, folder: string): string[] {
  const dist = (home: string) =>
    listFiles(home).filter((file) => file.startsWith('dist/'));
  const recorded = dist(`${samplesFolder}/${sample}`);
  const emitted = dist(folder);
  const missing = recorded.filter((file) => !emitted.includes(file));
  const extra = emitted.filter((file) => !recorded.includes(file));
  const other = [...outputs].filter(
    ([file, content]) =>
      emitted.includes(file) &&
      `${readFileSync(`${folder}/${file}`, 'utf8').replace(/\n$/, '')}\n` !== content,
  );
  return [
    ...missing.map((file) => `${file} is recorded, but not emitted.`),
    ...extra.map((file) => `${file} is emitted, but not recorded.`),
    ...other.map(([file]) => `${file} is emitted differently from the page.`),
  ];
}

function run(command: string, cwd: string): { errors: string[]; output: string } {
  const env = {
    PATH: [`${cwd}/node_modules/.bin`, path.dirname(nodePath()), process.env.PATH].join(
      path.delimiter,
    ),
    HOME: process.env.HOME,
    NO_COLOR: '1',
    NODE_NO_WARNINGS: '1',
    // No registry is used, whatever a page says.
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 600_000,
  });
  const errors =
    status === 0 ? [] : [`"${command}" ended with ${status}:\n${stdout}${stderr}`];
  return { errors, output: stdout };
}
