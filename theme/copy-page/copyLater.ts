import { copyToClipboard } from '@rspress/core/theme';

/**
 * Copies a text that is still on its way. Safari lets only what is copied at once after a click, so the clipboard is given the promise; where
 * it takes none, the text is copied when it is there. Throws where the text cannot be had or copied.
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    if (!(await copyToClipboard(await text))) throw new Error('Copying is not allowed.');
  }
}
