/** What `package.json` and `tsconfig.json` say, as far as it matters. Empty if not given. */
export interface Project {
  readonly manifest: Readonly<Record<string, unknown>> | undefined;
  readonly tsconfig: Readonly<Record<string, unknown>> | undefined;
}

/** A field of `package.json` or `tsconfig.json` that is an object of texts, or an empty one. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** All texts in a part of a file, such as `package.json`. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(record(value)).flatMap(textsIn);
}

/** The scripts of `package.json`. */
export const scriptsOf = ({ manifest }: Pick<Project, 'manifest'>) =>
  textsIn(manifest?.scripts);

/** What may precede a program: variables, and programs that run others. */
export const runners = /^(?:(?:\w+=\S*|cross-env|npx|bunx|pnpm|yarn|exec|run|--)\s+)*/;

/** The commands of the scripts, one by one. */
export const commandsOf = (project: Pick<Project, 'manifest'>): string[] =>
  scriptsOf(project)
    .flatMap((script) => script.trim().split(/\s*(?:&&|\|\||;)\s*|\s&\s/))
    .map((command) => command.replace(runners, ''));

/** Whether a script runs another program that writes declarations. */
export function writesTypes(project: Project): boolean {
  const isChecked = compilerOptions(project).noEmit === true;
  const program = /\b(?:tsc|tsgo)\b(?!.*--noEmit)|\bdts\b|api-extractor|svelte-package/;
  return commandsOf(project).some(
    (command) =>
      program.test(command) &&
      !/\s(?:-p|--project)[ =]\S*\btests?\b/.test(command) &&
      !(isChecked && /\btsc$/.test(command)),
  );
}

/** The folder that a script lets TypeScript write JavaScript into. */
export function scriptsFolder(project: Project): string | undefined {
  const { outDir, noEmit, emitDeclarationOnly } = compilerOptions(project);
  const isWriting = (command: string) =>
    /^(?:tsc|tsgo)\b(?!.*(?:--noEmit|--emitDeclarationOnly|-p\b|--project|-b\b))/.test(
      command,
    );
  return typeof outDir === 'string' &&
    !noEmit &&
    !emitDeclarationOnly &&
    commandsOf(project).some(isWriting)
    ? outDir.replace(/^\.\/|\/$/g, '')
    : undefined;
}

export function dependencies({ manifest }: Project): string[] {
  return ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((name) =>
    Object.keys(record(manifest?.[name])),
  );
}

export function compilerOptions({ tsconfig }: Project): Record<string, unknown> {
  return record(tsconfig?.compilerOptions);
}

/** Other files that `tsconfig.json` takes its options from, or leaves all sources to. */
export function basesOf({ tsconfig }: Project): string[] {
  const isEmpty = Array.isArray(tsconfig?.files) && tsconfig.files.length === 0;
  return textsIn([tsconfig?.extends, isEmpty ? tsconfig?.references : []]);
}

/** The name of the package without its scope. */
export function packageName({ manifest }: Project): string | undefined {
  return typeof manifest?.name === 'string'
    ? manifest.name.replace(/^@[^/]+\//, '')
    : undefined;
}

/** The lowest major version of React that users may have; `undefined` without React. */
export function oldestReact({ manifest }: Project): number | undefined {
  const range =
    record(manifest?.peerDependencies).react ?? record(manifest?.dependencies).react;
  return typeof range === 'string' ? lowestOf(range) : undefined;
}

/** The version of a package where `package.json` names none; newer than any other. */
export const unknownVersion = 99;

/** The lowest major version in a range; below 1.0, hundredths of the minor one. */
function lowestOf(range: unknown): number {
  const all = String(range).matchAll(/(?:^|[\s|~^=>:])(\d+)(?:\.(\d+))?/g);
  const majors = [...all].map(
    ([, major, minor = 0]) => Number(major) || Number(minor) / 100,
  );
  return Math.min(...majors, unknownVersion);
}

/** The packages that are installed, with their versions. */
export const installed = ({ manifest }: Project) => ({
  ...record(manifest?.dependencies),
  ...record(manifest?.devDependencies),
});

/** The lowest version of an installed package in the same form. */
export const versionOf = (name: string, project: Project) =>
  lowestOf(installed(project)[name]);
