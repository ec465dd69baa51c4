/** A build tool that a command of a script runs, and what it is given. */
export interface Tool {
  readonly name: string;
  readonly args: readonly string[];
}

const tools =
  /^(?:tsup|tsdown|vite|rollup|unbuild|tsc|vue-tsc|svelte-package|babel|esbuild|webpack|rspack|rsbuild|parcel|father|bunchee|microbundle|swc|sass|postcss|tailwindcss)$/;
/** What runs a program that is named after it. */
const runners =
  /^(?:npx|pnpx|bunx|npm|pnpm|yarn|bun|exec|dlx|cross-env|dotenv|env|node)$/;
/** With these, a tool builds nothing. */
const idle = new Set('dev serve preview --noEmit --help --version -v --init'.split(' '));
const folderFlags =
  /^(?:--out(?:-?(?:dir|file))?|--dist(?:-dir)?|--(?:declaration)?dir|-d|-o)$/i;

/** The first build tool that a script runs before Rslib; none if Rslib comes first. */
export function toolIn(script: string): Tool | undefined {
  for (const words of commandsIn(script)) {
    const at = words.findIndex((one) => !isPassed(one));
    const name = words[at] ?? '';
    if (name === 'rslib') return undefined;
    const args = words.slice(at + 1);
    // `vite build website` builds no library.
    const isWebsite = name === 'vite' && !/^build(?:$| -)/.test(args.join(' '));
    const isIdle = isWebsite || args.some((one) => idle.has(one));
    if (tools.test(name) && !isIdle) return { name, args };
  }
  return undefined;
}

/** The words of each command of a script. */
function commandsIn(script: string): string[][] {
  const commands: string[][] = [[]];
  for (const word of script.split(/(&&|\|\||[;|&])|\s+/).filter(Boolean))
    if (/^[;|&]+$/.test(word)) commands.push([]);
    else commands.at(-1)?.push(word.replaceAll(/^["']|["']$/g, ''));
  return commands;
}

/** Whether a word is neither a program nor what it is given: a runner, a flag or `NAME=value`. */
const isPassed = (word: string) =>
  runners.test(word) || word.startsWith('-') || /^\w+=/.test(word);

/**
 * The folders in the package into which a tool may write: those that it is told, that of the
 * tsconfig of TypeScript, which `outDir` gives, or else any of `outputs`.
 */
export function foldersOf(
  { args, name }: Tool,
  outDir: (config: string) => string,
  outputs: readonly string[],
): readonly string[] {
  const after = (flags: RegExp) =>
    args.flatMap((one, at) => {
      const [flag = '', value] = one.split('=');
      return flags.test(flag) ? [value ?? args[at + 1] ?? ''] : [];
    });
  const told = after(folderFlags);
  if (told.length > 0) return told.map(firstFolder);
  if (/tsc$/.test(name)) {
    const [config = 'tsconfig.json'] = after(/^(?:-p|--project|-b|--build)$/);
    return [firstFolder(outDir(config))];
  }
  return outputs;
}

/** `dist` of `./dist/esm/index.js`. */
const firstFolder = (folder: string) => folder.replace(/^\.\//, '').replace(/\/.*/, '');
