import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
} from '@codemirror/autocomplete';
import { indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import * as language from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { minimalSetup } from 'codemirror';
import type { Help } from '../help/help.ts';
import type { Place, Problem } from '../output/messages.ts';

/** The colours of code on other pages, by their names there. */
const colours = Object.entries({
  keyword: [tags.keyword, tags.operator, tags.definition(tags.propertyName)],
  'string-expression': [tags.string, tags.regexp],
  comment: [tags.comment],
  constant: [tags.number, tags.bool, tags.null, tags.atom],
  function: [tags.function(tags.variableName), tags.className],
  punctuation: [tags.punctuation],
}).map(([token, tag]) => ({ tag, color: `var(--shiki-token-${token})` }));

const look = EditorView.theme({
  '&': { height: '100%', fontSize: 'var(--rp-code-font-size)' },
  '&.cm-focused': { outline: '2px solid var(--rp-c-brand)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--rp-font-family-mono)', lineHeight: '1.6' },
  '.cm-gutters': {
    color: 'var(--rp-c-text-3)',
    backgroundColor: 'var(--rp-code-block-bg)',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--rp-c-brand-tint)' },
  '.cm-cursor': { borderLeftColor: 'var(--rp-c-text-0)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--rp-c-brand-lighter) !important',
  },
  '.cm-tooltip': {
    maxWidth: 'min(30rem, 95cqi)',
    color: 'var(--rp-c-text-1)',
    fontSize: '0.8125rem',
    backgroundColor: 'var(--rp-c-bg)',
    border: '1px solid var(--rp-c-divider)',
    borderRadius: 'var(--rp-radius-small)',
    boxShadow: 'var(--rp-shadow-3)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '15rem',
    fontFamily: 'var(--rp-font-family-mono)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.125rem 0.5rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--site-c-on-action)',
    background: 'var(--rp-c-brand-dark)',
  },
  '.cm-diagnostic': { whiteSpace: 'pre-wrap', padding: '0.375rem 0.625rem' },
  '.help': { padding: '0.375rem 0.625rem', maxHeight: '15rem', overflow: 'auto' },
  '.help code': {
    display: 'block',
    fontFamily: 'var(--rp-font-family-mono)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.help p': { margin: '0.25rem 0 0', whiteSpace: 'pre-wrap' },
  '.help a': { color: 'var(--rp-c-link)' },
});

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly label: string;
  readonly path: string;
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
  /** Called with the line of the cursor, which counts from 1, when the reader moves it. */
  readonly onLine: (line: number) => void;
  /** What is known about the code now. */
  readonly getHelp: () => Help | undefined;
}

/**
 * An editor for one file. It is in a shadow root, whose style sheets are objects: the policy of the
 * site allows no `<style>` element that was not built.
 */
export function createEditor(options: EditorOptions) {
  const { getHelp, isReadOnly, label, onChange, onLine, parent, path, text } = options;
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const extensions: Extension[] = [
    language.syntaxHighlighting(language.HighlightStyle.define(colours)),
    [look, minimalSetup, lineNumbers(), lintGutter(), highlightActiveLine()],
    [languageOf(path), language.indentOnInput(), language.bracketMatching()],
    EditorState.readOnly.of(isReadOnly),
    autocompletion({
      icons: false,
      override: [async (context) => (await getHelp()?.complete(context)) ?? null],
    }),
    // The pane would cut what is outside of it.
    tooltips({ tooltipSpace: ({ dom }) => dom.getBoundingClientRect() }),
    hoverTooltip(async (view, place) => (await getHelp()?.hover(view, place)) ?? null),
    // Escape, then Tab leaves the editor.
    [closeBrackets(), keymap.of([...closeBracketsKeymap, indentWithTab])],
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      if (selectionSet) onLine(state.doc.lineAt(state.selection.main.head).number);
      const isOwn = transactions.every((one) => one.isUserEvent('replace'));
      if (docChanged && !isOwn) onChange(state.doc.toString());
    }),
  ];
  return new EditorView({ parent: root, root, doc: text, extensions });
}

/** Replaces the text of an editor from outside. The selection stays where it was, if it can. */
export function replace(view: EditorView, text: string) {
  const changes = { from: 0, to: view.state.doc.length, insert: text };
  view.dispatch({ changes, userEvent: 'replace' });
}

/** Marks what is wrong in an editor. */
export function mark(view: EditorView, problems: readonly Problem[]) {
  const diagnostics = problems.flatMap((problem): Diagnostic[] => {
    if (problem.line > view.state.doc.lines) return [];
    const { from, to } = rangeOf(view, problem);
    const end = Math.min(from + (problem.length ?? to - from), view.state.doc.length);
    const severity = problem.isWarning ? 'warning' : 'error';
    return [{ from, to: end, severity, message: problem.message }];
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Puts the cursor at a place, in the middle of the editor, which gets the focus. */
export function reveal(view: EditorView, place: Place) {
  const { from } = rangeOf(view, place);
  const effects = EditorView.scrollIntoView(from, { y: 'center' });
  view.dispatch({ selection: { anchor: from }, effects });
  view.focus();
}

/** Gives the editor the focus, with the cursor at an offset, or at the end of a shorter text. */
export function focusAt(view: EditorView, offset: number) {
  view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) } });
  view.focus();
}

/** From a place to the end of its line; in a shorter text, from the end of the line or the text. */
function rangeOf({ state: { doc } }: EditorView, { line, column }: Place) {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return { from: Math.min(from + column - 1, to), to };
}

function languageOf(path: string): Extension {
  if (/\.[cm]?[jt]sx?$/.test(path))
    return javascript({ typescript: /tsx?$/.test(path), jsx: path.endsWith('x') });
  if (path.endsWith('.json')) return json();
  return path.endsWith('.css') ? css() : [];
}
