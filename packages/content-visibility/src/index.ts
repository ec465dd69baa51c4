import { attribute, type Element, textOf } from '@site/pages/html';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const box = /<figure class="Sample-module-box">[\s\S]*?<\/figure>/g;

/** So many characters of code or text fit into a line on a phone, and a Chinese character takes the room of two. */
const fitting = 38;

/** So many rows are kept for a sample that says nothing of its height (packages/content-visibility/src/browser/unseen.css), which is most of them. */
const usual = 24;

/** Heights are said in steps of so many rows, since numbers that stand there again are fewer bytes. */
const step = 4;

/**
 * A built page in which every high sample says how high it is, in rows of code: `style="--rows:36"`. The browser keeps so much room for one
 * that it does not render yet (packages/content-visibility/src/browser). It is rather too much than too little, since what does not fit would lie over the next
 * sample; tests/speed/unseen.spec.ts compares both.
 */
export function withRows(html: string): string {
  return html.replace(box, (figure) => {
    const rows = rowsOf(parseFragment(figure).childNodes) + 2;
    if (rows <= usual) return figure;
    return figure.replace('>', ` style="--rows:${step * Math.ceil(rows / step)}">`);
  });
}

function rowsOf(nodes: readonly Node[]): number {
  const elements = nodes.filter((node) => 'tagName' in node);
  return elements
    .filter((element, index) => !isOtherPanel(element, elements[index - 1]))
    .reduce((sum, element) => sum + rowsOfOne(element), 0);
}

/** A panel is seen when the radio button in the label before it is chosen; a single file has none. */
function isOtherPanel(element: Element, before: Element | undefined): boolean {
  return (
    hasClass(element, 'Sample-module-panel') &&
    before?.tagName === 'label' &&
    !before.childNodes.some(
      (node) => 'tagName' in node && attribute(node, 'checked') !== undefined,
    )
  );
}

function rowsOfOne(element: Element): number {
  switch (element.tagName) {
    case 'pre':
      // Its lines, the room above and below them, and the bar that scrolls them.
      return seenText(element).replace(/\n$/, '').split('\n').length + 2;
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
      return 1.5 * linesOf(textOf(element.childNodes[0] ?? element), fitting / 2);
    case 'li':
      return Math.max(rowsOf(element.childNodes) + 1, linesOfItem(element) * 1.1);
    case 'figcaption':
      return 1.5;
    default:
      return rowsOf(element.childNodes);
  }
}

/** The labels of a group, with the room around each. */
function labelsIn({ childNodes }: Element): string {
  return childNodes
    .flatMap((node) =>
      'tagName' in node && node.tagName === 'label' ? [textOf(node)] : [],
    )
    .map((label) => `${label}------`)
    .join('');
}

/** A line for each piece of code in an item, and for what stands between them. */
function linesOfItem({ childNodes }: Element): number {
  const texts = childNodes.map(textOf).filter((text) => text.length > 2);
  return texts.reduce((sum, text) => sum + linesOf(text), 0);
}

function linesOf(text: string, room = fitting): number {
  const width = text.replace(/\p{Script=Han}/gu, '--').length;
  return Math.max(1, Math.ceil(width / room));
}

/** The text of code without the lines that are folded (code/fold.ts), but for the one that says so. */
function seenText(node: Node): string {
  if ('tagName' in node && hasClass(node, 'code-fold')) return 'folded\n';
  if ('tagName' in node && hasClass(node, 'code-folded')) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(seenText).join('') : '';
}

function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(' ').includes(name) ?? false;
}
