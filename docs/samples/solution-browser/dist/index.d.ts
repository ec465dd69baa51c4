/** A button that copies a text to the clipboard. */
export declare function copyButton(text: string): HTMLButtonElement;

export { }
