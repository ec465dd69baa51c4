export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun';

/**
 * Translates a command of npm, without `npm`, for each package manager: `install -D typescript`
 * becomes `yarn add -D typescript`, and `create app@latest` becomes `yarn create app`, without
 * the tag.
 */
export function commandsFor(command: string): Record<PackageManager, string> {
  return {
    npm: `npm ${command}`,
    yarn: `yarn ${withAdd(command).replace(/^(create \S+)@latest/, '$1')}`,
    pnpm: `pnpm ${withAdd(command)}`,
    bun: `bun ${withAdd(command)}`,
  };
}

/** Unlike npm, the others add packages with `add`. */
function withAdd(command: string): string {
  return command.replace(/^install(?=.*\s[^-\s])/, 'add');
}
