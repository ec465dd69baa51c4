import type { Finding } from '@site/pages/findings';
import {
  attribute,
  type BuiltPage,
  type Element,
  lineage,
  lineOfElement,
  textOf,
} from '@site/pages/html';
import { inOutput } from './site.ts';

/** Strings of the interface: key, then language, then text, as in theme/i18n.json. */
export type InterfaceStrings = Readonly<Record<string, { en: string; zh: string }>>;

const attributes = ['aria-label', 'placeholder', 'title', 'alt'];

/** What is code, or said to be English, is not the interface. */
const exempt = new Set(['code', 'pre', 'script', 'style', 'template']);

/**
 * Finds English strings of the interface on Chinese pages, as the whole text of an element or of
 * an attribute that readers meet. Texts that are the same in both languages, or that are the
 * Chinese text of another key, are no English strings; elements with `lang="en"` are left out.
 */
export function untranslated(
  pages: readonly BuiltPage[],
  strings: InterfaceStrings,
): Finding[] {
  const english = englishOf(strings);
  return pages
    .filter(({ language }) => language === 'zh')
    .flatMap((page) =>
      page.elements.flatMap((element) => {
        const shown = textsOf(element).find((text) => english.has(text));
        if (shown === undefined || isExempt(element)) return [];
        return finding(page, element, shown, english.get(shown) ?? '');
      }),
    );
}

/** English texts with their keys. */
function englishOf(strings: InterfaceStrings): Map<string, string> {
  const chinese = new Set(Object.values(strings).map(({ zh }) => zh));
  return new Map(
    Object.entries(strings)
      .filter(([, { en }]) => !chinese.has(en))
      .map(([key, { en }]) => [en.replace(/\s+/g, ' ').trim(), key]),
  );
}

function textsOf(element: Element): string[] {
  const own = element.childNodes
    .filter(({ nodeName }) => nodeName === '#text')
    .map(textOf);
  const said = attributes.flatMap((name) => attribute(element, name)?.trim() ?? []);
  return [...own, ...(element.childNodes.length > 1 ? [textOf(element)] : []), ...said];
}

function isExempt(element: Element): boolean {
  return [...lineage(element)].some(
    (ancestor) =>
      exempt.has(ancestor.tagName) ||
      (ancestor.tagName !== 'html' && attribute(ancestor, 'lang')?.startsWith('en')),
  );
}

function finding(page: BuiltPage, element: Element, text: string, key: string): Finding {
  return {
    file: inOutput(page.file),
    line: lineOfElement(element),
    what: `<${element.tagName}> says “${text}”, which is the English text of “${key}”.`,
    why: 'Chinese readers get a Chinese interface.',
    todo: `Read the text from theme/i18n.json by the key “${key}” instead of writing it into the component.`,
  };
}
