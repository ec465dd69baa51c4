const meta = /(\b__RSPRESS_PAGE_META\[[^\]]+\]\s*=\s*\{)/;

/** What the framework says of the last change of a page: when, in the words in which the page shows it, and by whom, where the site shows that. */
const told = ['lastUpdatedTime', 'lastUpdatedAuthor'];

/**
 * The compiled script of a page with the day of its last change among what it says of itself. The framework has it among the data about all pages, of
 * which `data` are those of this one.
 *
 * @throws when the script does not say anything of itself where the framework writes it
 */
export function dated(code: string, data: object): string {
  const text = JSON.stringify(data, told).slice(1, -1);
  if (text === '') return code;
  if (!meta.test(code)) {
    throw new Error(
      'A compiled page has no __RSPRESS_PAGE_META. The framework says elsewhere what a page is; adapt tools/rspress/light-pages/dated.ts.',
    );
  }
  return code.replace(meta, (start) => `${start}${text}, `);
}
