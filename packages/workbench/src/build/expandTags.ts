import { findTagsOf, jsonAttributes, type PageTag, replaceTags } from '@site/mdx/tags';

/**
 * Replaces the tags of a component in a page: with lines of Markdown, or with the component and these
 * attributes. Unless it is the Markdown edition (`plain`), the page imports the component, so that only
 * pages which show it load it.
 */
export function expandTags<Name extends 'Explorer' | 'Playground'>(
  source: string,
  name: Name,
  plain: boolean,
  contentOf: (tag: PageTag<Name>) => string[] | Record<string, unknown>,
): string {
  const tags = findTagsOf(source, [name]);
  const expanded = replaceTags(source, tags, (tag) => {
    const content = contentOf(tag);
    return Array.isArray(content) ? content : [`<${name} ${jsonAttributes(content)} />`];
  });
  if (tags.length === 0 || plain) return expanded;
  // At the end, so that no line number changes.
  return `${expanded}\n\nimport ${name} from '@site/workbench/browser/${name}';\n`;
}
