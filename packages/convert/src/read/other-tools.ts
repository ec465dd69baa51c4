import { argumentsOf, get, type Value } from './value.ts';

/** A build tool whose configuration the converter does not read. */
export interface OtherTool {
  readonly name: string;
  /** Where its guide is, or, without one, the page that comes closest. */
  readonly link: string;
  readonly hasGuide?: boolean;
  /** How its modules, its commands and the name of its configuration begin. */
  readonly names: RegExp;
  /** Whether an exported object is its configuration. */
  readonly isMeant?: (has: (option: string) => boolean) => boolean;
}

const others: readonly OtherTool[] = [
  {
    name: 'webpack',
    names: /^webpack(?!-)\b|-webpack-plugin$/,
    link: '/guide/migration/webpack',
    hasGuide: true,
    isMeant: (has) =>
      has('module') || (has('output') && !has('input') && (has('entry') || has('mode'))),
  },
  { name: 'Rspack', names: /^@?rspack(?!-)\b/, link: '/guide/migration/webpack' },
  {
    name: 'Rsbuild',
    names: /^@?rsbuild(?!-)\b/,
    link: '/config/rsbuild/',
    isMeant: (has) => has('source') && !has('lib'),
  },
  {
    name: 'Modern.js Module',
    names: /^(?:@modern-js\/module-tools|modern(?!-))\b/,
    link: '/guide/migration/modernjs-module',
    hasGuide: true,
    isMeant: (has) => has('buildConfig') || has('buildPreset'),
  },
  {
    name: 'father',
    names: /^(?:father(?!-)|\.fatherrc)\b/,
    link: '/guide/migration/convert#father',
    hasGuide: true,
    isMeant: (has) => has('esm') || has('umd') || has('prebundle'),
  },
  {
    name: 'esbuild',
    names: /^esbuild(?!-)\b/,
    link: '/guide/migration/tsup',
    isMeant: (has) => has('entryPoints') && (has('outfile') || has('outdir')),
  },
  {
    name: 'bunchee',
    names: /^bunchee\b/,
    link: '/guide/migration/convert#bunchee',
    hasGuide: true,
  },
  { name: 'obuild', names: /^obuild\b/, link: '/guide/migration/unbuild' },
  { name: 'Parcel', names: /^@?parcel(?!-)\b/, link: '/guide/migration/vite' },
];

/** The other tool that a configuration is for, by its file, its imports and its options. */
export function otherToolOf(
  name: string,
  imports: readonly string[],
  configs: readonly Value[],
): OtherTool | undefined {
  const options = configs.flatMap(argumentsOf);
  const has = (option: string) => options.some((one) => get(one, option) !== undefined);
  return (
    others.find(({ names }) => [name, ...imports].some((one) => names.test(one))) ??
    others.find(({ isMeant }) => isMeant?.(has))
  );
}

/** The other tool that one of the commands in `package.json` runs: `bunchee`, `father build`. */
export function otherToolRunBy(commands: readonly string[]): OtherTool | undefined {
  return others.find(({ names }) => commands.some((one) => names.test(one)));
}
