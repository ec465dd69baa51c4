/** The package managers whose commands the site shows, in the order of their tabs. */
const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof managers)[number];

export interface CommandOptions {
  /** Runs a package that is not installed, like `npx`. Wins over `exec`. */
  dlx?: boolean | undefined;
  /** Runs a binary of an installed package. */
  exec?: boolean | undefined;
}

const runners = {
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' },
  exec: { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun' },
} as const;

/**
 * Translates a command of npm for each package manager: `install -D typescript` becomes
 * `yarn add -D typescript`, and `create rslib@latest` becomes `yarn create rslib`, without the tag.
 */
export function commandsFor(
  command: string,
  options: CommandOptions = {},
): Record<PackageManager, string> {
  const commandFor = (manager: PackageManager) =>
    `${prefix(manager, options)} ${argumentsFor(manager, command)}`;
  return {
    npm: commandFor('npm'),
    yarn: commandFor('yarn'),
    pnpm: commandFor('pnpm'),
    bun: commandFor('bun'),
  };
}

function prefix(manager: PackageManager, { dlx, exec }: CommandOptions): string {
  if (dlx) return runners.dlx[manager];
  if (exec) return runners.exec[manager];
  return manager;
}

function argumentsFor(manager: PackageManager, command: string): string {
  if (manager === 'npm') return command;
  const addsPackages = /^install\b.*\s[^-\s]/.test(command);
  const translated = addsPackages ? command.replace(/^install/, 'add') : command;
  return manager === 'yarn'
    ? translated.replace(/^(create \S+)@latest/, '$1')
    : translated;
}
