import type { Attributes, Wanted } from './wanted';

/** What the last call has put in or found. */
let before: Wanted | undefined;

/** Makes the head of the document say what is wanted: changes tags that are there, adds others, and takes out what was wanted before and no longer is. */
export function apply(wanted: Wanted): void {
  const { head, documentElement } = document;
  if (wanted.title !== undefined) document.title = wanted.title;
  for (const name in before?.root) {
    if (wanted.root[name] === undefined) documentElement.removeAttribute(name);
  }
  set(documentElement, wanted.root);
  for (const selector of before?.tags.keys() ?? []) {
    if (!wanted.tags.has(selector)) head.querySelector(selector)?.remove();
  }
  for (const [selector, attributes] of wanted.tags) {
    let element = head.querySelector(selector);
    if (!element) {
      element = document.createElement(selector.startsWith('meta') ? 'meta' : 'link');
      head.append(element);
    }
    set(element, attributes);
  }
  before = wanted;
}

function set(element: Element, attributes: Attributes): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && element.getAttribute(name) !== value)
      element.setAttribute(name, value);
  }
}
