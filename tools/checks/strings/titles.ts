import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';

/**
 * Finds pages whose title is a key of theme/i18n.json. The framework takes a label in the sidebar
 * for a key where there is one, and shows the text of the interface in the place of the title.
 * `source` is the text of that file.
 */
export function titlesAsKeys(source: string, pages: readonly Page[]): Finding[] {
  const keys = new Set(Object.keys(JSON.parse(source)));
  return pages.flatMap(({ file, frontmatter, source: text }) => {
    const { title } = frontmatter;
    if (typeof title !== 'string' || !keys.has(title)) return [];
    return [
      {
        file,
        line: lineOf(text, 'title:'),
        what: `The title “${title}” is a key of theme/i18n.json, too.`,
        why: 'The sidebar would show the text of that key instead of the title.',
        todo: 'Give the key in theme/i18n.json, and where it is used, a longer name.',
      },
    ];
  });
}
