import { type Answers, usesNode } from '../format/answers.ts';

/** The name of the example package; readers replace it with their own. */
export const packageName = 'price-tag';

/** The global variable that its script defines. */
export const globalName = 'PriceTag';

/** The name of the second entry of a package with several. */
export const secondEntry = 'parse';

/** Formats in build order. */
const formats = ['esm', 'cjs', 'script'] as const;

export type PackageFormat = (typeof formats)[number];

/** Everything that decides the content of `package.json` and of the configuration. */
export interface Plan {
  readonly formats: readonly PackageFormat[];
  readonly multipleEntries: boolean;
  readonly types: boolean;
  readonly css: boolean;
  /** The target of modules; a script is always built for the web. */
  readonly target: 'node' | 'web';
  /** Absent if Node.js does not load the package. */
  readonly node?: '20.19' | '18';
}

/** The package to build for answers that are not refused. */
export function planFor(answers: Answers): Plan {
  const inNode = usesNode(answers);
  const node = answers.includes('node18') ? '18' : '20.19';
  const css = answers.includes('css');
  const cjs = answers.includes('node-cjs') && node === '18';
  const esm =
    answers.includes('bundlers') || answers.includes('node-esm') || (inNode && !cjs);
  const wanted = { esm, cjs, script: answers.includes('script') };
  return {
    formats: formats.filter((format) => wanted[format]),
    multipleEntries: answers.includes('several'),
    types: answers.includes('types'),
    css,
    target: css || !inNode ? 'web' : 'node',
    ...(inNode ? { node } : {}),
  };
}

/** The id of a plan, `esm-cjs_node18_types`. No two plans share one. */
export function planId(plan: Plan): string {
  const { formats, multipleEntries, types, css, target, node } = plan;
  return [
    formats.join('-'),
    ...(target === 'web' && formats[0] !== 'script' ? ['web'] : []),
    ...(node ? [`node${node}`] : []),
    ...(multipleEntries ? ['several'] : []),
    ...(types ? ['types'] : []),
    ...(css ? ['css'] : []),
  ].join('_');
}

/** Whether the package has both an ES module and a CommonJS file. */
export function isDual({ formats }: Plan): boolean {
  return formats.includes('esm') && formats.includes('cjs');
}

/** The output folder of a format: `dist`, or a folder below it if there are several formats. */
export function outputFolder(format: PackageFormat, { formats }: Plan): string {
  return formats.length > 1 ? `dist/${format}` : 'dist';
}

/** The file names of the entries, without extension, in `src` and in the output. */
export function entryNames({ multipleEntries }: Plan): readonly string[] {
  return multipleEntries ? ['index', secondEntry] : ['index'];
}

/**
 * The extension of the sources: TypeScript if there are types. In a package of type `commonjs`, a
 * `.js` file that contains `import` does not build, so its sources are `.mjs`.
 */
export function sourceExtension({ types, formats }: Plan): 'ts' | 'js' | 'mjs' {
  if (types) return 'ts';
  return formats.includes('cjs') && !formats.includes('esm') ? 'mjs' : 'js';
}
