import { type Answers, asksForNode, type NodeRange } from './answers.ts';

/** The formats that a package can have, in the order in which they are built. */
const formats = ['esm', 'cjs', 'script'] as const;

export type PackageFormat = (typeof formats)[number];

/** Everything that decides what stands in `package.json` and in the configuration. */
export interface Plan {
  readonly formats: readonly PackageFormat[];
  readonly several: boolean;
  readonly types: boolean;
  readonly css: boolean;
  /** What modules are built for; a script is always built for the web. */
  readonly target: 'node' | 'web';
  /** None where no Node.js loads the package. */
  readonly node?: NodeRange;
}

/** Why there is no package for some answers. */
export type Refusal = 'nobody' | 'node-css' | 'script-types' | 'script-several';

/** The package for some answers, or why there is none. */
export type Decision = { readonly plan: Plan } | { readonly refusal: Refusal };

/** Decides what package the answers ask for. */
export function decide(answers: Answers): Decision {
  const { consumers, several, types, css, node } = answers;
  const inNode = asksForNode(answers);
  const script = consumers.includes('script');
  const bundlers = consumers.includes('bundlers');
  const refusal = refuse(answers, inNode || bundlers);
  if (refusal) return { refusal };
  const cjs = consumers.includes('node-cjs') && node === '18';
  const esm = bundlers || consumers.includes('node-esm') || (inNode && !cjs);
  const wanted = { esm, cjs, script };
  return {
    plan: {
      formats: formats.filter((format) => wanted[format]),
      several,
      types,
      css,
      target: css || !inNode ? 'web' : 'node',
      ...(inNode ? { node } : {}),
    },
  };
}

function refuse(
  { consumers, several, types, css }: Answers,
  modules: boolean,
): Refusal | undefined {
  if (consumers.length === 0) return 'nobody';
  if (!modules && types) return 'script-types';
  if (!modules && several) return 'script-several';
  const styled = consumers.includes('bundlers') || consumers.includes('script');
  return css && !styled ? 'node-css' : undefined;
}

/** A name for a plan, different for every other plan: `esm-cjs.node18.types`. */
export function idOf({ formats, several, types, css, target, node }: Plan): string {
  return [
    formats.join('-'),
    ...(target === 'web' && formats[0] !== 'script' ? ['web'] : []),
    ...(node ? [`node${node}`] : []),
    ...(several ? ['several'] : []),
    ...(types ? ['types'] : []),
    ...(css ? ['css'] : []),
  ].join('_');
}
