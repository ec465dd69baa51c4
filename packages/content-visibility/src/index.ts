import { attribute, type Element, textOf } from '@site/pages/html';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const samplePattern = /<figure class="Sample-module-box">[\s\S]*?<\/figure>/g;

/** Latin characters per line on a phone; a Chinese one is twice as wide. */
const lineWidth = 38;

/** The default of content-visibility.css, which is enough for most samples. */
const defaultRows = 24;

/** Estimates are rounded up, since repeated numbers compress better. */
const rowStep = 4;

/**
 * Adds an estimate of its height, in rows of code, to every tall sample of a built page:
 * `style="--rows:36"`. The browser reserves that height until it renders the sample. We
 * overestimate: with too little height, samples would overlap.
 * tests/speed/content-visibility.spec.ts compares both.
 */
export function addRowEstimates(html: string): string {
  return html.replace(samplePattern, (figure) => {
    const rows = rowsOf(parseFragment(figure).childNodes) + 2;
    if (rows <= defaultRows) return figure;
    return figure.replace('>', ` style="--rows:${rowStep * Math.ceil(rows / rowStep)}">`);
  });
}

function rowsOf(nodes: readonly Node[]): number {
  const elements = nodes.filter((node) => 'tagName' in node);
  return elements
    .filter((element, index) => !isHiddenPanel(element, elements[index - 1]))
    .reduce((sum, element) => sum + rowsOfElement(element), 0);
}

/** A panel is shown if the radio button in the label before it is checked. */
function isHiddenPanel(element: Element, before: Element | undefined): boolean {
  return (
    hasClass(element, 'Sample-module-panel') &&
    before?.tagName === 'label' &&
    !before.childNodes.some(
      (node) => 'tagName' in node && attribute(node, 'checked') !== undefined,
    )
  );
}

function rowsOfElement(element: Element): number {
  switch (element.tagName) {
    case 'pre':
      // The lines, the padding, and a scroll bar.
      return visibleText(element).replace(/\n$/, '').split('\n').length + 2;
    case 'fieldset':
      return rowsOf(element.childNodes) + 2 * linesOf(labelsIn(element));
    case 'legend':
    case 'label':
    case 'button':
      return 0;
    case 'details':
      return 2;
    case 'p':
      return 1.25 * linesOf(textOf(element)) + 1;
    case 'tr':
      return 1.5 * linesOf(textOf(element.childNodes[0] ?? element), lineWidth / 2);
    case 'li':
      return Math.max(rowsOf(element.childNodes) + 1, linesOfItem(element) * 1.1);
    case 'figcaption':
      return 1.5;
    default:
      return rowsOf(element.childNodes);
  }
}

/** The labels of a group, with placeholders for their padding. */
function labelsIn({ childNodes }: Element): string {
  return childNodes
    .flatMap((node) =>
      'tagName' in node && node.tagName === 'label' ? [textOf(node)] : [],
    )
    .map((label) => `${label}------`)
    .join('');
}

/** Every piece of code and every text between them may start a line. */
function linesOfItem({ childNodes }: Element): number {
  const texts = childNodes.map(textOf).filter((text) => text.length > 2);
  return texts.reduce((sum, text) => sum + linesOf(text), 0);
}

function linesOf(text: string, width = lineWidth): number {
  const characters = text.replace(/\p{Script=Han}/gu, '--').length;
  return Math.max(1, Math.ceil(characters / width));
}

/** The code without folded lines; their check box is one line. */
function visibleText(node: Node): string {
  if ('tagName' in node && hasClass(node, 'code-fold')) return 'folded\n';
  if ('tagName' in node && hasClass(node, 'code-folded')) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(visibleText).join('') : '';
}

function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(' ').includes(name) ?? false;
}
