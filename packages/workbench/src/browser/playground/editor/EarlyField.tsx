import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import styles from './EditorPane.module.css';

export interface EarlyFieldProps {
  label: string;
  text: string;
  /** The place of the cursor while the field has the focus. */
  cursor: RefObject<number | undefined>;
  /** Called with the text, and the one that was there before. */
  onChange: (text: string, before: string) => void;
}

/**
 * Takes what is typed before the editor is loaded, also before React is: a transparent field above the
 * code, which shows its text once it is used. It is HTML that React does not know, because hydration
 * would reset its text.
 */
export function EarlyField({ label, text, cursor, onChange }: EarlyFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(text);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const field = root.current?.querySelector('textarea');
    if (!field) return;
    const take = () => {
      cursor.current =
        document.activeElement === field ? field.selectionStart : undefined;
      const before = last.current;
      last.current = field.value;
      if (field.value !== before) change(field.value, before);
    };
    take();
    const events = ['input', 'focus', 'blur', 'keyup', 'pointerup'] as const;
    for (const type of events) field.addEventListener(type, take);
    return () => {
      for (const type of events) field.removeEventListener(type, take);
    };
  }, [cursor]);
  useEffect(() => {
    const field = root.current?.querySelector('textarea');
    // Another package was opened.
    if (field && text !== last.current) field.value = text;
    last.current = text;
  }, [text]);
  const attributes = 'wrap="off" spellcheck="false" autocapitalize="off"';
  // The first new line of a field is no part of its text.
  const html = `<textarea aria-label="${escaped(label)}" ${attributes}>\n${escaped(text)}</textarea>`;
  return (
    <div
      ref={root}
      className={`needs-scripts ${styles.early}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
      dangerouslySetInnerHTML={useRef({ __html: html }).current}
    />
  );
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
