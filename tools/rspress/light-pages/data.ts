const data = /^export const pageData = \{[\s\S]*?\n\};$/m;

/**
 * The framework's data about all pages, which every page's script carries, without what stands elsewhere: addresses and languages are in the list of
 * routes, which grows when a section becomes known, titles and all else in the script of each page.
 *
 * @throws when the framework writes its data in another way
 */
export function lightData(code: string): string {
  if (!data.test(code)) {
    throw new Error(
      'The framework writes its data about all pages (virtual-page-data) in another way. Adapt tools/rspress/light-pages/data.ts, or take it out of index.ts: the data work as they are, and are heavier.',
    );
  }
  return `import { routes } from 'virtual-routes';
${code.replace(data, () => 'export const pageData = { get pages() { return routes.map(({ path, lang, version }) => ({ routePath: path, lang, version })); } };')}`;
}
