import type { Message } from '../model.ts';

/** A message with the file of the tool's code that holds it, named without its folder. */
export interface Read {
  readonly file: string;
  readonly message: Message;
}

/** What belongs to packages that are bundled into the tool: whole files, and texts in other files. */
export interface Foreign {
  readonly files: readonly string[];
  readonly texts: readonly string[];
}

/** The messages that are the tool's own. */
export function ownMessages(read: readonly Read[], foreign: Foreign): Message[] {
  return read
    .filter(({ file, message }) => !isForeign(file, message, foreign))
    .map(({ message }) => message);
}

/** Entries of the table for which there is nothing in the tool's code any more. */
export function staleForeign(read: readonly Read[], foreign: Foreign): string[] {
  const files = new Set(read.map(({ file }) => file));
  const texts = new Set(
    read
      .filter(({ file }) => !foreign.files.includes(file))
      .map(({ message }) => message.text),
  );
  return [
    ...foreign.files.filter((file) => !files.has(file)),
    ...foreign.texts.filter((text) => !texts.has(text)),
  ];
}

function isForeign(file: string, { text }: Message, { files, texts }: Foreign): boolean {
  return files.includes(file) || texts.includes(text);
}
