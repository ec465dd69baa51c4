import type { Finding } from '@site/pages/findings';
import {
  attribute,
  type BuiltPage,
  type Element,
  lineage,
  textOf,
} from '@site/pages/html';
import { builtFinding } from './site.ts';

/** Texts of the interface by key and language, as in theme/i18n.json. */
export type InterfaceTexts = Readonly<Record<string, { en: string; zh: string }>>;

const attributes = ['aria-label', 'placeholder', 'title', 'alt'];

/** Elements whose text is code. */
const codeTags = new Set(['code', 'pre', 'script', 'style', 'template']);

/**
 * Finds English texts of the interface on Chinese pages, as the whole text of an element or
 * attribute. Texts that Chinese uses as well, and elements with `lang="en"`, are skipped.
 */
export function untranslated(
  pages: readonly BuiltPage[],
  texts: InterfaceTexts,
): Finding[] {
  const chinese = new Set(Object.values(texts).map(({ zh }) => zh));
  const keys = new Map(
    Object.entries(texts)
      .filter(([, { en }]) => !chinese.has(en))
      .map(([key, { en }]) => [en.replace(/\s+/g, ' ').trim(), key]),
  );
  return pages
    .filter(({ language }) => language === 'zh')
    .flatMap((page) =>
      page.elements.flatMap((element) => {
        const shown = textsOf(element).find((text) => keys.has(text));
        if (shown === undefined || isExempt(element)) return [];
        const key = keys.get(shown);
        return builtFinding(
          page,
          element,
          `<${element.tagName}> says “${shown}”, which is the English text of “${key}”.`,
          'Chinese readers get a Chinese interface.',
          `Let the component read it from theme/i18n.json by the key “${key}”.`,
        );
      }),
    );
}

function textsOf(element: Element): string[] {
  const own = element.childNodes
    .filter(({ nodeName }) => nodeName === '#text')
    .map(textOf);
  const inAttributes = attributes.flatMap(
    (name) => attribute(element, name)?.trim() ?? [],
  );
  // The text of an only child is found at the child.
  const whole = element.childNodes.length > 1 ? [textOf(element)] : [];
  return [...own, ...whole, ...inAttributes];
}

function isExempt(element: Element): boolean {
  return [...lineage(element)].some(
    (ancestor) =>
      codeTags.has(ancestor.tagName) ||
      (ancestor.tagName !== 'html' && attribute(ancestor, 'lang')?.startsWith('en')),
  );
}
