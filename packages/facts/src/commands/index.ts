import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Most characters that stay in one line: with the room around them, two thirds of a narrow phone. */
const most = 24;

/**
 * Whether inline code is a flag, or a short command with one, that a reader should not see broken. Browsers break a
 * line behind a hyphen, so that `node --version` ends one line with `node -` and begins the next with `-version`.
 */
export function isShortCommand(code: string): boolean {
  return code.length <= most && /(^|\s)--?[a-z]/i.test(code);
}

/** Rspress plugin that gives short commands in a text the class `whole`; theme/styles/reading.css keeps them in one line. */
export function commands(): RspressPlugin {
  return { name: 'site-commands', markdown: { remarkPlugins: [marking] } };
}

function marking() {
  return (tree: Root) => {
    visit(tree, 'inlineCode', (code) => {
      if (!isShortCommand(code.value)) return;
      code.data = { ...code.data, hProperties: { className: ['whole'] } };
    });
  };
}
