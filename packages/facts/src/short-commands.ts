import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Longer code would not fit on a narrow phone without breaking. */
const maxLength = 24;

/**
 * Whether inline code is a flag or a short command with one. Browsers break lines after a hyphen,
 * so `node --version` could end one line with `node -` and start the next with `-version`.
 */
export function isShortCommand(code: string): boolean {
  return code.length <= maxLength && /(^|\s)--?[a-z]/i.test(code);
}

/** Rspress plugin that keeps short commands on one line; theme/styles/reading.css styles them. */
export function shortCommands(): RspressPlugin {
  return { name: 'site-commands', markdown: { remarkPlugins: [markShortCommands] } };
}

function markShortCommands() {
  return (tree: Root) => {
    visit(tree, 'inlineCode', (code) => {
      if (!isShortCommand(code.value)) return;
      code.data = { ...code.data, hProperties: { className: ['whole'] } };
    });
  };
}
