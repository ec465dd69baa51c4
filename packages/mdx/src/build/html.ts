import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Language } from '../format/language.ts';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** An HTML file of the built site, parsed like in a browser. */
export interface BuiltPage {
  /** Path in the folder of the built site, `zh/guide/start/index.html`. */
  file: string;
  /** Address without base: `/zh/guide/start/`. */
  address: string;
  language: Language;
  /** Whether it is the page for unknown addresses. */
  notFound: boolean;
  /** Every element in document order, including those in `<template>`. */
  elements: readonly Element[];
}

/** Parses an HTML file. `file` is its path in the folder of the built site. */
export function parseBuilt(file: string, html: string): BuiltPage {
  const document = parse(html);
  return {
    file,
    address: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`,
    language: file.startsWith('zh/') ? 'zh' : 'en',
    notFound: /^(?:zh\/)?404\.html$/.test(file),
    elements: [...elementsIn(document)],
  };
}

/** The value of an attribute, or `undefined` if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of an element with white space collapsed. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** The element and its ancestors, innermost first. */
export function* lineage(element: Element): Generator<Element> {
  let node: Node | null = element;
  while (node && 'tagName' in node) {
    yield node;
    node = node.parentNode;
  }
}

/** The elements of a node, itself included, in document order. */
export function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsIn(child);
}

/** The text of a node as it is written. */
export function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}
