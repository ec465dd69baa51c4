import type { PackageFormat, Plan } from './plan.ts';

/** The package that the advisor shows and builds; readers put their own names in. */
export const packageName = 'price-tag';

/** The global variable of its script. */
export const globalName = 'PriceTag';

/** The name of the second entry of a package with several. */
export const secondEntry = 'parse';

/** Where a format lies: in `dist`, or in a folder of its own where there are several. */
export function folderOf(format: PackageFormat, { formats }: Plan): string {
  return formats.length > 1 ? `dist/${format}` : 'dist';
}

/** The entries of the package, by the file name that each has in `src` and in the output. */
export function entriesOf({ several }: Plan): readonly string[] {
  return several ? ['index', secondEntry] : ['index'];
}

/**
 * The ending of sources. With types they are TypeScript. In a package of type `commonjs`, a `.js` file with `import` in it does not
 * build, so sources are `.mjs` there.
 */
export function endingOf({ types, formats }: Plan): 'ts' | 'js' | 'mjs' {
  if (types) return 'ts';
  return formats.includes('cjs') && !formats.includes('esm') ? 'mjs' : 'js';
}
