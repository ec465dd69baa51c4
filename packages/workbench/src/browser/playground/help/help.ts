import type {
  Completion,
  CompletionContext,
  CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorView, Tooltip } from '@codemirror/view';

/** What the editor knows about the code in it. */
export interface Help {
  complete(context: CompletionContext): Promise<CompletionResult | null>;
  hover(view: EditorView, position: number): Promise<Tooltip | null>;
}

/** Whether the reader has begun to write something, or asks for what can be written. */
export const isAsked = (context: CompletionContext): boolean =>
  context.explicit || context.matchBefore(/[\w$.'"/@#-]$/) !== null;

/**
 * The options that begin with what is written between quotation marks, which they replace. CodeMirror's
 * own filter would compare them with the closing quotation mark, too.
 */
export function inText(
  { pos, state }: CompletionContext,
  { from, to }: { from: number; to: number },
  options: readonly Completion[],
): CompletionResult {
  const inside = (text: string) => text.replace(/^['"]/, '');
  const written = inside(state.sliceDoc(from, pos));
  const fitting = options.filter(({ label }) => inside(label).startsWith(written));
  return { from, to, options: fitting, filter: false };
}

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
