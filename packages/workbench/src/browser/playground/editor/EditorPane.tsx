import type { EditorView } from '@codemirror/view';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CodeView } from '../../parts/CodeView';
import { FileTabs } from '../../parts/FileTabs';
import type { Project } from '../../parts/recorded';
import type { View } from '../../parts/views';
import { isInstalled } from '../files/move';
import type { Help } from '../help/help';
import type { Place, Problem } from '../output/messages';
import type { SourcePlace } from '../output/sourceMap';
import type { useOpenFiles } from '../state/useOpenFiles';
import { usePlaygroundText } from '../usePlaygroundText';
import type { EditorOptions } from './codemirror';
import { EarlyField, type EarlyFieldProps } from './EarlyField';
import styles from './EditorPane.module.css';

export interface EditorPaneProps {
  project: Project;
  problems: readonly Problem[];
  open: ReturnType<typeof useOpenFiles>;
  onEdit: (change: (project: Project) => Project) => void;
  /** What is known about the shown file. */
  help: Help | undefined;
  /** The cursor is in this line of the shown file. */
  onCursor: (place: SourcePlace) => void;
  /** Below the editor. */
  children?: ReactNode;
}

/** The open files as tabs, and an editor for the one that is shown. */
export function EditorPane(props: EditorPaneProps) {
  const { project, problems, open, help, onEdit, onCursor, children } = props;
  const text = usePlaygroundText();
  const { path, paths, place } = open;
  const views = paths.map((name): View => {
    const hasProblem = problems.some((one) => one.path === name);
    return { id: name, change: 'same', hasProblem };
  });
  const view = views.find((one) => one.id === path);
  if (!view) return null;
  return (
    <section className={styles.code} aria-label={text('pane-code')}>
      <FileTabs
        label={text('openFiles')}
        views={views}
        selected={view}
        onOpen={open.show}
        onClose={paths.length > 1 ? open.close : undefined}
      >
        <Editor
          label={text(isInstalled(path) ? 'viewerOf' : 'editorOf', { file: path })}
          path={path}
          text={project[path] ?? ''}
          isReadOnly={isInstalled(path)}
          problems={problems.filter((one) => one.path === path)}
          place={place}
          help={help}
          onLine={(line) => onCursor({ path, line, column: 1 })}
          onChange={(content) => onEdit((before) => ({ ...before, [path]: content }))}
          // In a package that is still on its way, the file may be another one.
          onEarly={(content, seen) =>
            onEdit((before) =>
              before[path] === seen ? { ...before, [path]: content } : before,
            )
          }
        />
      </FileTabs>
      {children}
    </section>
  );
}

interface EditorProps extends Omit<EditorOptions, 'parent' | 'getHelp'> {
  help: Help | undefined;
  problems: readonly Problem[];
  place: Place | undefined;
  onEarly: EarlyFieldProps['onChange'];
}

/** One file to edit. Until the editor is loaded, a plain field takes what is typed. */
function Editor(props: EditorProps) {
  const { label, path, text, isReadOnly, problems, place, onChange, onEarly } = props;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const edit = useEffectEvent(onChange);
  const moveTo = useEffectEvent(props.onLine);
  const getHelp = useEffectEvent(() => props.help);
  const [tools, setTools] = useState<typeof import('./codemirror')>();
  const cursor = useRef<number>(undefined);
  const rendered = useRef(text);
  /** What the editor has reported and is not rendered yet: who types fast is ahead of React. */
  const reported = useRef<string[]>([]);
  useEffect(() => {
    import('./codemirror').then(setTools, console.error);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `replace` changes the text
  useEffect(() => {
    if (!tools || !parent.current) return;
    const options = { parent: parent.current, label, path, text, isReadOnly };
    const created = tools.createEditor({
      ...options,
      onChange: (edited) => {
        reported.current.push(edited);
        edit(edited);
      },
      onLine: (line) => moveTo(line),
      getHelp: () => getHelp(),
    });
    view.current = created;
    rendered.current = text;
    reported.current = [];
    if (cursor.current !== undefined) tools.focusAt(created, cursor.current);
    cursor.current = undefined;
    return () => created.destroy();
  }, [tools, path, label, isReadOnly]);
  useEffect(() => {
    if (!tools || !view.current) return;
    const own = reported.current.indexOf(text);
    reported.current = reported.current.slice(own + 1);
    if (own < 0 && text !== rendered.current) tools.replace(view.current, text);
    rendered.current = text;
  });
  useEffect(() => {
    if (tools && view.current) tools.mark(view.current, problems);
  }, [tools, problems]);
  useEffect(() => {
    if (tools && view.current && place) tools.reveal(view.current, place);
  }, [tools, place]);
  return (
    <>
      {!tools && (
        <div className={styles.unloaded}>
          <CodeView path={path} code={text} />
          {!isReadOnly && (
            <EarlyField
              key={path}
              label={label}
              text={text}
              cursor={cursor}
              onChange={onEarly}
            />
          )}
        </div>
      )}
      {/* Keys in a shadow root come from its host: the attribute says that they are typed. */}
      <div ref={parent} contentEditable={false} className={tools && styles.editor} />
    </>
  );
}
