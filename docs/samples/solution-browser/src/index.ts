import './button.css';

/** A button that copies a text to the clipboard. */
export function copyButton(
  text: string,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = 'copy-button';
  button.textContent = 'Copy';
  button.onclick = () =>
    navigator.clipboard.writeText(text);
  return button;
}
