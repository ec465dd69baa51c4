import type { Finding } from '@site/pages/findings';
import { attribute, type BuiltPage, type Element, select } from '@site/pages/html';
import { sourceOf } from '@site/react-on-intent';
import { builtFinding } from './site.ts';

/**
 * Finds what built pages contain and their content security policy refuses: inline scripts and
 * styles that it does not name, attributes and links with code, resources of unknown hosts; and
 * pages without a policy, or with one that comes after what it applies to.
 */
export function policy(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap((page) => {
    const finding = (element: Element | undefined, what: string, todo: string) => {
      const why =
        'The browser silently refuses what the content security policy does not name.';
      return builtFinding(page, element, what, why, todo);
    };
    const meta = select(page, 'meta').find(
      (one) => attribute(one, 'http-equiv') === 'Content-Security-Policy',
    );
    const text = meta && attribute(meta, 'content');
    if (!meta || !text) {
      const todo = 'The build writes it: packages/react-on-intent/src/policy.';
      return [finding(undefined, 'The page has no content security policy.', todo)];
    }
    const early = page.elements
      .slice(0, page.elements.indexOf(meta))
      .filter(({ tagName }) => ['script', 'style', 'link', 'base'].includes(tagName));
    return [
      ...early.map((one) =>
        finding(
          one,
          `A <${one.tagName}> comes before the policy, which does not apply to it.`,
          'Put the policy first: packages/react-on-intent/src/policy/index.ts.',
        ),
      ),
      ...page.elements.flatMap((one) =>
        refused(one, text).map(([what, todo]) => finding(one, what, todo)),
      ),
    ];
  });
}

function refused(element: Element, text: string): [what: string, todo: string][] {
  const { tagName, attrs } = element;
  const found = attrs
    .filter(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value))
    .map(({ name }): [string, string] => [
      `<${tagName}> has code in its attribute ${name}.`,
      'Listen to the event in a script, or lead to a real address.',
    ]);
  const inside = element.childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
  const isCode =
    tagName === 'style' ||
    (tagName === 'script' && !/json$/.test(attribute(element, 'type') ?? ''));
  if (isCode && inside !== '' && !text.includes(sourceOf(inside))) {
    found.push([
      `The policy does not name the inline <${tagName}>.`,
      'It changed after the policy was written: call writePolicy last.',
    ]);
  }
  const origin = otherOrigin(element);
  if (origin && !text.includes(origin)) {
    found.push([
      `<${tagName}> loads from ${origin}, which the policy does not name.`,
      'Put the file into docs/public, or allow the host in packages/react-on-intent.',
    ]);
  }
  return found;
}

/** The origin that an element loads from, if it is another host's. */
function otherOrigin(element: Element): string | undefined {
  const address =
    element.tagName === 'link'
      ? /stylesheet|icon|preload|manifest/.test(attribute(element, 'rel') ?? '') &&
        attribute(element, 'href')
      : attribute(element, 'src');
  return address && /^(?:https?:)?\/\//.test(address)
    ? new URL(address, 'https://site.invalid').origin
    : undefined;
}
