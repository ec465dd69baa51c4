import { argumentsOf, get, type Value } from './value.ts';

/** A build tool whose configuration the converter does not read. */
export interface OtherTool {
  readonly name: string;
  /** Where its guide is, or, without one, the page that comes closest. */
  readonly link: string;
  readonly hasGuide: boolean;
  /** Modules that its configuration imports. */
  readonly modules: RegExp;
  /** The command in scripts of `package.json`. */
  readonly program: RegExp;
  /** How its configuration's file is called. */
  readonly file?: RegExp;
  /** Whether an exported object is its configuration. */
  readonly isMeant?: (has: (option: string) => boolean) => boolean;
}

const others: readonly OtherTool[] = [
  {
    ...{ name: 'webpack', link: '/guide/migration/webpack', hasGuide: true },
    modules: /^webpack$|-webpack-plugin$/,
    program: /^webpack\b/,
    file: /^webpack\./,
    isMeant: (has) =>
      has('module') || (has('output') && !has('input') && (has('entry') || has('mode'))),
  },
  {
    ...{ name: 'Rspack', link: '/guide/migration/webpack', hasGuide: false },
    modules: /^@rspack\//,
    program: /^rspack\b/,
    file: /^rspack\./,
  },
  {
    ...{ name: 'Rsbuild', link: '/config/rsbuild/', hasGuide: false },
    modules: /^@rsbuild\//,
    program: /^rsbuild\b/,
    file: /^rsbuild\./,
    isMeant: (has) => has('source') && !has('lib'),
  },
  {
    ...{ name: 'Modern.js Module', link: '/guide/migration/modernjs-module' },
    hasGuide: true,
    modules: /^@modern-js\/module-tools$/,
    program: /^modern\b/,
    file: /^modern\.config\./,
    isMeant: (has) => has('buildConfig') || has('buildPreset'),
  },
  {
    ...{ name: 'father', link: '/guide/migration/convert#father', hasGuide: true },
    modules: /^father$/,
    program: /^father\b/,
    file: /^\.fatherrc\./,
    isMeant: (has) => has('esm') || has('umd') || has('prebundle'),
  },
  {
    ...{ name: 'esbuild', link: '/guide/migration/tsup', hasGuide: false },
    modules: /^esbuild$/,
    program: /^esbuild\b/,
    file: /^esbuild\./,
    isMeant: (has) => has('entryPoints') && (has('outfile') || has('outdir')),
  },
  {
    ...{ name: 'bunchee', link: '/guide/basic/exports', hasGuide: false },
    modules: /^bunchee$/,
    program: /^bunchee\b/,
  },
  {
    ...{ name: 'obuild', link: '/guide/migration/unbuild', hasGuide: false },
    modules: /^obuild(?:\/|$)/,
    program: /^obuild\b/,
    file: /^obuild\./,
  },
  {
    ...{ name: 'Parcel', link: '/guide/migration/vite', hasGuide: false },
    modules: /^@parcel\//,
    program: /^parcel\b/,
  },
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
    others.find(({ file }) => file?.test(name)) ??
    others.find(({ modules }) => imports.some((one) => modules.test(one))) ??
    others.find(({ isMeant }) => isMeant?.(has))
  );
}

/** The other tool that one of the commands in `package.json` runs: `bunchee`, `father build`. */
export function otherToolRunBy(commands: readonly string[]): OtherTool | undefined {
  return others.find(({ program }) => commands.some((one) => program.test(one)));
}
