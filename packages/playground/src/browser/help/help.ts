import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView, Tooltip } from '@codemirror/view';

/** What the editor knows about the code in it. */
export interface Help {
  complete(context: CompletionContext): Promise<CompletionResult | null>;
  hover(view: EditorView, position: number): Promise<Tooltip | null>;
}

/** Whether the reader has begun to write something, or asks for what can be written. */
export const isAsked = (context: CompletionContext): boolean =>
  context.explicit || context.matchBefore(/[\w$.'"/@#-]$/) !== null;

/** A panel with code, a text and a link, each if there is one. */
export function panelOf(code: string, text = '', link?: { href: string; label: string }) {
  const panel = document.createElement('div');
  panel.className = 'help';
  const add = (name: 'code' | 'p' | 'a', content: string) => {
    const element = document.createElement(name);
    element.textContent = content;
    if (content) panel.append(element);
    return element;
  };
  add('code', code);
  add('p', text);
  if (link) add('a', link.label).setAttribute('href', link.href);
  return panel;
}
