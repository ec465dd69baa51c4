import { readFileSync } from 'node:fs';
import { fieldsOf } from '@site/mdx/records';
import { type Recorded, readRecord } from '@site/samples/format/record';
import { readPackage, samplesFolder } from '@site/samples/format/sample';

/** The kinds of packages that every tool builds; each is the middle of a sample's id. */
export const inputs = ['library', 'files', 'react', 'cli', 'script'] as const;
export type Input = (typeof inputs)[number];

/**
 * The compared tools by the end of a sample's id: what they call themselves, and the package of each
 * on npm.
 */
export const toolTable = {
  rslib: { name: 'Rslib', package: '@rslib/core' },
  tsup: { name: 'tsup', package: 'tsup' },
  tsdown: { name: 'tsdown', package: 'tsdown' },
  unbuild: { name: 'unbuild', package: 'unbuild' },
  vite: { name: 'Vite', package: 'vite' },
  rollup: { name: 'Rollup', package: 'rollup' },
  tsc: { name: 'tsc', package: 'typescript' },
} as const;
export type Tool = keyof typeof toolTable;
export const tools = Object.keys(toolTable) as readonly Tool[];
export const packages = tools.map((tool) => toolTable[tool].package);

/** What one tool made of one package. */
export interface ToolResult {
  readonly works: boolean;
  /** Packages that the build needs besides the tool and TypeScript, sorted. */
  readonly extras: readonly string[];
  /** How many commands run after the tool's own. */
  readonly steps: number;
  /** The configuration passes functions of its own to hooks of the tool. */
  readonly hooks: boolean;
  /** Emitted JavaScript in bytes, all files added: as it is, and with gzip. */
  readonly raw: number;
  readonly gzip: number;
}

/** The id of the sample in which a tool builds a package. */
export function sampleId(input: Input, tool: Tool): string {
  return `compare-${input}-${tool}`;
}

/**
 * Reads what a tool made of a package from the sample's record. Throws if the sample was never
 * built.
 */
export function outcomeOf(input: Input, tool: Tool): ToolResult {
  const folder = `${samplesFolder}/${sampleId(input, tool)}`;
  const record = readRecord(folder);
  if (!record)
    throw new Error(
      `${folder} was never built. The comparison shows what its record says. ` +
        `Run "npm run samples -- ${sampleId(input, tool)}".`,
    );
  const configs = Object.keys(record.inputs).filter((file) => /\.config\./.test(file));
  const texts = configs.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return {
    works: worksIn(record),
    extras: extrasIn(folder, tool),
    steps: record.commands.length - 1,
    hooks: texts.some((text) => /\bhooks:/.test(text)),
    ...sizesIn(record),
  };
}

function worksIn({ commands, exercises }: Recorded): boolean {
  return (
    commands.every(({ exitCode }) => exitCode === 0) && exercises.every(({ ok }) => ok)
  );
}

/** What belongs to the package itself and to its check, whichever tool builds it. */
const ownDependencies = /^(?:typescript|react|@types\/\w+|pad-columns|acorn|react-dom)$/;

function extrasIn(folder: string, tool: Tool): string[] {
  const { devDependencies } = readPackage(folder);
  return Object.keys(fieldsOf(devDependencies))
    .filter((name) => name !== toolTable[tool].package && !ownDependencies.test(name))
    .sort();
}

function sizesIn({ files }: Recorded): Pick<ToolResult, 'raw' | 'gzip'> {
  const code = files.filter(({ path }) => /\.[cm]?js$/.test(path));
  const sum = (key: 'raw' | 'gzip') => code.reduce((total, file) => total + file[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip') };
}
