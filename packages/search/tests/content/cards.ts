import { attribute, type Element, textOf } from '@site/mdx/html';
import { builtPage } from '@site/test-support/parts';

/** A message as a page writes it, and the anchor of the card that explains it. */
export interface CardMessage {
  readonly text: string;
  /** Route with the anchor, without the language: `/guide/faq/errors#unsupported-format`. */
  readonly link: string;
  /** Whether it is the title of the card, or a message listed below it. */
  readonly isTitle: boolean;
}

export const errorPages = ['errors', 'error-codes', 'typescript-errors'] as const;

/** What stands for the parts of a message that vary, in their order. */
const plausible = ['widget', './src/widget.ts', '/home/ada/widget', 'Gadget', '3'];

/**
 * All titles and messages of the cards of the three pages about errors, which begin with `prefix`
 * (`zh/`), as a reader sees them: with words in place of `…`.
 */
export function readCards(prefix: string): CardMessage[] {
  return errorPages.flatMap((name) => {
    const messages: CardMessage[] = [];
    let link = '';
    for (const element of builtPage(`${prefix}guide/faq/${name}`).elements) {
      const isTitle = element.tagName === 'h3';
      if (/^h[23]$/.test(element.tagName))
        link = `/guide/faq/${name}#${attribute(element, 'id')}`;
      const message = isTitle
        ? textOf(element).replace(/^#/, '')
        : listedMessage(element);
      if (message) messages.push({ text: filled(message), link, isTitle });
    }
    return messages;
  });
}

/** The code that a list item begins with. */
function listedMessage(item: Element): string | undefined {
  const [first] = item.childNodes;
  const isMessage = item.tagName === 'li' && first?.nodeName === 'code';
  return isMessage ? textOf(first) : undefined;
}

function filled(message: string): string {
  let at = 0;
  return message.replace(/…/g, () => plausible[at++ % plausible.length] ?? '');
}
