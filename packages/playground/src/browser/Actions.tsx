import explorerStyles from '@site/explorer/browser/styles.module.css';
import { useCopyText } from '@site/theme/code/useCopyText';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './Playground.module.css';
import { encodeProject, longestAddress } from './project/address';
import { archiveOf, type Versions } from './project/archive';
import type { Project } from './project/project';
import { readDropped, readSelected, type Upload } from './project/upload';
import { usePlaygroundText } from './usePlaygroundText';

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
    setProblem(names && text('leftOut', { count: String(leftOut.length), names }));
  };
  useDrop(add);
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
      <Action label={text(copied ? 'copied' : 'share')} onPress={() => void share()} />
      <Action label={text('download')} onPress={() => void download()} />
      <Action label={text('upload')} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text('upload')}
        onChange={({ currentTarget }) => {
          void readSelected([...(currentTarget.files ?? [])]).then(add);
          // Choosing the same file again is a change, too.
          currentTarget.value = '';
        }}
      />
      <Action label={text('reset')} onPress={onReset} />
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

/** Takes files and folders that are dropped anywhere on the page. */
function useDrop(onUpload: (upload: Upload) => void): void {
  const take = useEffectEvent(async (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer) onUpload(await readDropped(event.dataTransfer.items));
  });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    window.addEventListener('drop', (event) => void take(event), { signal });
    return () => abort.abort();
  }, []);
}

export interface ActionProps {
  label: string;
  isMain?: boolean;
  onPress: () => void;
}

/** A button beside others. A label that changes is read out. */
export function Action({ label, isMain, onPress }: ActionProps) {
  const look = isMain ? styles.run : '';
  return (
    <button
      type="button"
      className={`${explorerStyles.action} ${look}`}
      onClick={onPress}
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}
