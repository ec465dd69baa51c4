import { compilerOptions, type Project, record, textsIn } from '../read/project.ts';
import type { Draft, Format, Item, Use } from './draft.ts';
import { pick } from './settings.ts';

/** A path without the `./` that it may begin with. */
export function withoutDot(path: string): string {
  return path.replace(/^\.\//, '');
}

/** The first folder of a path; the file itself if it is in none. */
export function firstFolder(path: string): string {
  return withoutDot(path).split('/')[0] ?? '';
}

/** The folder that an item is built into, without `./`. */
export function folderOf({ settings }: Item): string {
  const path = String(pick(settings, 'output.distPath') ?? 'dist');
  return withoutDot(path).replace(/\/$/, '') || '.';
}

/** The folder of its declarations, which may be another one. */
export function typesFolderOf(item: Item): string {
  const path = String(pick(item.settings, 'dts.distPath') ?? folderOf(item));
  return withoutDot(path).replace(/\/$/, '');
}

/** The paths of an item's entries by their names. */
export function entriesOf(
  { settings }: Item,
  { sources }: Draft,
): Record<string, unknown> {
  const preset = sources.find((file) => /^(?:\.\/)?src\/index\.\w+$/.test(file));
  return record(pick(settings, 'source.entry') ?? { index: preset });
}

export const isTypes = (path: string) => /\.d\.[cm]?ts$/.test(path);
export const isStylesheet = (path: string) => /\.(?:css|less|s[ac]ss)$/.test(path);

/** The words of all texts in a part of `package.json`. */
export const pathsIn = (value: unknown) =>
  textsIn(value).flatMap((text) => text.split(/[\s'"]+/));

export const isScript = ({ format }: Item) => format === 'umd' || format === 'iife';

/** The extension that Rslib gives files of a format. */
export function extensionOf(format: Format, { manifest }: Project): string {
  const module = manifest?.type === 'module';
  if (format === 'esm') return module ? '.js' : '.mjs';
  return format === 'cjs' && module ? '.cjs' : '.js';
}

export const isJavaScript = ({ draft: { sources } }: Use) =>
  sources.length > 0 && sources.every((file) => /\.[cm]?jsx?$/.test(file));

/**
 * The `baseUrl` and `paths` by which API Extractor would find sources, and copy their code. A base of
 * `.` alone is usual, and imports that need it are not.
 */
export function pathsToSources({ project }: Draft): string[] {
  const { baseUrl, paths } = compilerOptions(project);
  const isBase = typeof baseUrl === 'string' && !/^\.?\/?$/.test(baseUrl);
  const found = pathsIn(paths).filter((one) => !/node_modules|\.d\.ts$/.test(one));
  return [...(isBase ? [`baseUrl: ${baseUrl}`] : []), ...found];
}
