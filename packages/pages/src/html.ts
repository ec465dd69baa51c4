import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Language } from './language.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** One HTML file of the built site, parsed as a browser parses it. */
export interface BuiltPage {
  /** Path below the folder of the built site, `zh/guide/start/index.html`. */
  file: string;
  /** Address without base: `/zh/guide/start/`. */
  address: string;
  language: Language;
  /** Whether it is shown for unknown addresses and has none of its own. */
  notFound: boolean;
  /** Every element in the order of the document, those of `<template>` included. */
  elements: readonly Element[];
}

/** Parses one HTML file. `file` is its path below the folder of the built site. */
export function parseBuilt(file: string, html: string): BuiltPage {
  const document = parse(html, { sourceCodeLocationInfo: true });
  return {
    file,
    address: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`,
    language: file.startsWith('zh/') ? 'zh' : 'en',
    notFound: /^(?:zh\/)?404\.html$/.test(file),
    elements: [...elementsIn(document)],
  };
}

/** Value of an attribute, or undefined where the element has none of that name. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** All text inside an element, with every run of white space made one space. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** Elements of a page with the given tag name. */
export function select(page: BuiltPage, tag: string): Element[] {
  return page.elements.filter(({ tagName }) => tagName === tag);
}

/** The element itself and all that it lies in, innermost first. */
export function* lineage(element: Element): Generator<Element> {
  let node: Node | null = element;
  while (node && 'tagName' in node) {
    yield node;
    node = node.parentNode;
  }
}

/** Line of the HTML file in which an element begins; 0 for one that the parser had to add. */
export function lineOfElement(element: Element): number {
  return element.sourceCodeLocation?.startLine ?? 0;
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsIn(child);
}

function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}
