import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { useText, useTexts } from '@site/base-theme/useText';
import { useState } from 'react';
import styles from './CopyPage.module.css';
import texts from './texts.json';

/**
 * Copies or opens the page as Markdown. "Open" is a plain link, which works without scripts. The
 * framework's buttons copy error pages, do not announce failures, and link to third-party services.
 */
export function CopyPage() {
  const common = useText();
  const text = useTexts(texts);
  const { page } = usePage();
  const address = routePathToMdPath(page.routePath ?? '/');
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === address;
  const copy = async () => {
    try {
      await copyMarkdown(address);
      setCopied(address);
    } catch {
      // There the reader can copy it.
      window.location.assign(address);
    }
  };
  return (
    <div className={styles.row} data-copy-page data-print="no">
      <button type="button" className={styles.action} onClick={copy}>
        {isCopied ? common('copied') : text('copyMarkdown')}
      </button>
      <a
        className={styles.action}
        href={address}
        type="text/markdown"
        aria-label={text('openPageMarkdown')}
      >
        {text('openMarkdown')}
      </a>
      <span role="status" className="visually-hidden">
        {isCopied && common('copied')}
      </span>
    </div>
  );
}

/**
 * Safari allows copying only directly after a click, so the clipboard gets the promise.
 *
 * @throws where copying is not allowed, and where the host does not answer with Markdown
 */
async function copyMarkdown(address: string): Promise<void> {
  const markdown = fetch(address).then((response) => {
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || type.includes('html')) throw new Error(`${address}: ${type}`);
    return response.blob();
  });
  const blob = markdown.then((content) => content.slice(0, content.size, 'text/plain'));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
