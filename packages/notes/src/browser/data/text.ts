import labels from '../labels.json' with { type: 'json' };
import type { Change, Note } from './note.ts';

/** A language that notes are written in. */
export type NoteLanguage = keyof typeof labels;

/**
 * What a note says and what its options do, as one line of Markdown: code in backquotes, and links around code to addresses
 * without language.
 */
export function noteText(note: Note, language: NoteLanguage): string {
  const { join, end } = labels[language];
  const does = note.changes.map((change) => changeText(change, language));
  const rest = note.fixed?.[language] ?? does.join(join) + end;
  return `${note[language]}${language === 'zh' ? '' : ' '}${rest}`;
}

function changeText({ does, set, route, gives }: Change, language: NoteLanguage): string {
  return labels[language][does]
    .replace('{set}', () => `[\`${set}\`](${route})`)
    .replace('{gives}', () => `\`${gives ?? ''}\``);
}
