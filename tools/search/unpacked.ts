import type { PackedIndex } from '../../theme/search/data/packed.ts';
import type { Heading, IndexedPage } from '../../theme/search/data/pages.ts';
import { unpack } from '../../theme/search/engine/sections.ts';

/** The pages of an index in the form that the framework gives them, with the texts that were sent: code stands in indented lines. */
export function unpacked(index: PackedIndex): IndexedPage[] {
  const { sections } = unpack(index);
  return index.routes.map((route, page) => {
    const [beginning, ...below] = sections.filter((section) => section.page === page);
    const toc: Heading[] = [];
    let content = textOf(
      beginning?.prose.slice(beginning.description.length) ?? '',
      beginning?.code ?? '',
    );
    for (const { depth, heading, link, prose, code } of below) {
      content += '\n\n';
      toc.push({
        id: link.split('#')[1] ?? '',
        text: heading,
        depth,
        charIndex: content.length,
      });
      content += `${heading}\n\n${textOf(prose, code)}`;
    }
    const { title = '', description = '', standing = 1 } = beginning ?? {};
    return {
      title,
      routePath: route,
      description,
      content,
      toc,
      frontmatter: { searchStanding: standing },
    };
  });
}

function textOf(prose: string, code: string): string {
  return code === '' ? prose : `${prose}\n\n  ${code}`;
}
