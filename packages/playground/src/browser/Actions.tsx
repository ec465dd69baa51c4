import { useCopyText } from '@site/base-theme/code/useCopyText';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import { useEffect, useRef, useState } from 'react';
import styles from './Playground.module.css';
import { encodeProject, longestAddress } from './project/address';
import { archiveOf, type Versions } from './project/archive';
import type { Project } from './project/project';
import { readDropped, readSelected, type Upload } from './project/upload';
import { usePlaygroundText } from './usePlaygroundText';
import { useWindowEvent } from './useWindowEvent';

export interface ActionsProps {
  project: Project;
  versions: Versions;
  onEdit: (change: (project: Project) => Project) => void;
  onReset: () => void;
}

/** What is done with the whole package: share, download, upload, reset. */
export function Actions({ project, versions, onEdit, onReset }: ActionsProps) {
  const text = usePlaygroundText();
  const [copied, copy] = useCopyText();
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = ({ files, leftOut }: Upload) => {
    onEdit((before) => ({ ...before, ...files }));
    const names = leftOut.slice(0, 5).join(', ') + (leftOut.length > 5 ? ' …' : '');
    setProblem(names && text('leftOut', { count: leftOut.length, names }));
  };
  const takeSelected = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    // Choosing the same file again is a change, too.
    field.value = '';
    if (files.length > 0) void readSelected(files).then(add);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was dropped before React
  useEffect(() => {
    if (input.current) takeSelected(input.current);
  }, []);
  // Files and folders can be dropped anywhere on the page.
  useWindowEvent('dragover', (event) => event.preventDefault());
  useWindowEvent('drop', (event) => {
    event.preventDefault();
    if (event.dataTransfer) void readDropped(event.dataTransfer.items).then(add);
  });
  const share = async () => {
    const code = await encodeProject(project);
    if (code.length > longestAddress) return setProblem(text('tooLong'));
    setProblem('');
    history.replaceState(history.state, '', `#code=${code}`);
    copy(location.href);
  };
  const download = async () => {
    const href = URL.createObjectURL(await archiveOf(project, versions));
    const link = document.createElement('a');
    Object.assign(link, { href, download: 'package.zip' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };
  return (
    <>
      <Action label={text(copied ? 'copied' : 'share')} onPress={share} />
      <Action label={text('download')} onPress={download} />
      <Action label={text('upload')} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text('upload')}
        onChange={({ currentTarget }) => takeSelected(currentTarget)}
      />
      <Action label={text('reset')} onPress={onReset} />
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

export interface ActionProps {
  label: string;
  isMain?: boolean;
  /** Whether it submits the form that it is in. */
  submits?: boolean;
  onPress?: () => unknown;
}

/** A button beside others. A label that changes is read out. */
export function Action({ label, isMain, submits, onPress }: ActionProps) {
  const className = `${explorerStyles.action} ${isMain ? styles.run : ''}`;
  return (
    <button type={submits ? 'submit' : 'button'} className={className} onClick={onPress}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
