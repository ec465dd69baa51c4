/** The package managers whose commands the site shows, in the order of their tabs. */
const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof managers)[number];

export interface CommandOptions {
  /** Runs a package that is not installed, like `npx` does. Goes before `exec`. */
  dlx?: boolean | undefined;
  /** Runs a binary of an installed package. */
  exec?: boolean | undefined;
}

const runners = {
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' },
  exec: { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun' },
} as const;

/**
 * Says a command of npm in the words of each package manager: `install -D typescript` is `yarn add -D typescript`,
 * `create rslib@latest` is `yarn create rslib` (Yarn's own spelling, without the tag).
 */
export function commandsFor(
  command: string,
  options: CommandOptions = {},
): Record<PackageManager, string> {
  const of = (manager: PackageManager) =>
    `${prefix(manager, options)} ${words(manager, command)}`;
  return { npm: of('npm'), yarn: of('yarn'), pnpm: of('pnpm'), bun: of('bun') };
}

function prefix(manager: PackageManager, { dlx, exec }: CommandOptions): string {
  if (dlx) return runners.dlx[manager];
  if (exec) return runners.exec[manager];
  return manager;
}

function words(manager: PackageManager, command: string): string {
  if (manager === 'npm') return command;
  const addsPackages = /^install\b.*\s[^-\s]/.test(command);
  const said = addsPackages ? command.replace(/^install/, 'add') : command;
  return manager === 'yarn' ? said.replace(/^(create \S+)@latest/, '$1') : said;
}
