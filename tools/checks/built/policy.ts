import type { Finding } from '@site/pages/findings';
import {
  attribute,
  type BuiltPage,
  type Element,
  lineOfElement,
  select,
} from '@site/pages/html';
import { sourceOf } from '@site/react-on-intent';
import { inOutput } from './site.ts';

const why =
  'The browser refuses what the content security policy of the page does not name, and does so without a word to the reader.';

/**
 * Finds what built pages hold and their content security policy refuses: inline scripts and style
 * sheets that it does not name, attributes with code, links with code, resources of hosts that it
 * does not know; and pages without a policy, or with one that comes after what it is about.
 */
export function policy(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap((page) => {
    const finding = (element: Element | undefined, what: string, todo: string) => ({
      file: inOutput(page.file),
      line: element ? lineOfElement(element) : 0,
      what,
      why,
      todo,
    });
    const meta = select(page, 'meta').find(
      (one) => attribute(one, 'http-equiv') === 'Content-Security-Policy',
    );
    const text = meta && attribute(meta, 'content');
    if (!meta || !text) {
      const todo = 'The build writes it: packages/react-on-intent/src/content-security-policy.ts.';
      return [finding(undefined, 'The page has no content security policy.', todo)];
    }
    const early = page.elements
      .slice(0, page.elements.indexOf(meta))
      .filter(({ tagName }) => ['script', 'style', 'link', 'base'].includes(tagName));
    return [
      ...early.map((one) =>
        finding(
          one,
          `A <${one.tagName}> stands before the policy, which is not about it.`,
          'Put the policy first: packages/react-on-intent/src/content-security-policy.ts.',
        ),
      ),
      ...page.elements.flatMap((one) =>
        refused(one, text).map(([what, todo]) => finding(one, what, todo)),
      ),
    ];
  });
}

/** What of an element the policy refuses, and what to do about it. */
function refused(element: Element, text: string): [what: string, todo: string][] {
  const { tagName, attrs } = element;
  const code = attrs.filter(
    ({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value),
  );
  const found: [string, string][] = code.map(({ name }) => [
    `<${tagName}> has code in its attribute ${name}.`,
    'Listen to the event in a script, or lead to a real address.',
  ]);
  const inside = element.childNodes.map((node) => ('value' in node ? node.value : ''));
  const isCode =
    tagName === 'style' ||
    (tagName === 'script' && !/json$/.test(attribute(element, 'type') ?? ''));
  if (isCode && inside.join('') !== '' && !text.includes(sourceOf(inside.join('')))) {
    found.push([
      `The policy does not name the <${tagName}> that stands in the page.`,
      'It was changed after the policy was written: call writePolicy of packages/react-on-intent/src/content-security-policy.ts last.',
    ]);
  }
  const origin = originOf(element);
  if (origin && !text.includes(origin)) {
    found.push([
      `<${tagName}> asks ${origin}, which the policy does not name.`,
      'Put the file into docs/public; a host that has to be asked stands in packages/react-on-intent/src/content-security-policy.ts.',
    ]);
  }
  return found;
}

/** Where an element loads something from, if that is another host. */
function originOf(element: Element): string | undefined {
  const loads =
    element.tagName === 'link'
      ? /stylesheet|icon|preload|manifest/.test(attribute(element, 'rel') ?? '') &&
        attribute(element, 'href')
      : attribute(element, 'src');
  return loads && /^(?:https?:)?\/\//.test(loads)
    ? new URL(loads, 'https://site.invalid').origin
    : undefined;
}
