import explorerStyles from '@site/explorer/browser/styles.module.css';
import { useCopyText } from '@site/theme/code/useCopyText';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { encodeProject, longestAddress } from './project/address';
import { archiveOf, type Versions } from './project/archive';
import type { Project } from './project/project';
import { readEntries, readFileList } from './project/upload';
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
  const [isTooLong, setIsTooLong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = (files: Project) => onEdit((before) => ({ ...before, ...files }));
  useDrop((files) => add(files));
  const share = async () => {
    const code = await encodeProject(project);
    setIsTooLong(code.length > longestAddress);
    if (code.length > longestAddress) return;
    history.replaceState(history.state, '', `#code=${code}`);
    copy(location.href);
  };
  const download = async () => {
    const url = URL.createObjectURL(await archiveOf(project, versions));
    Object.assign(document.createElement('a'), {
      href: url,
      download: 'package.zip',
    }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <>
      <button
        type="button"
        className={explorerStyles.action}
        onClick={() => void share()}
      >
        <span aria-live="polite">{text(copied ? 'copied' : 'share')}</span>
      </button>
      <button
        type="button"
        className={explorerStyles.action}
        onClick={() => void download()}
      >
        {text('download')}
      </button>
      <button
        type="button"
        className={explorerStyles.action}
        onClick={() => input.current?.click()}
      >
        {text('upload')}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text('upload')}
        onChange={({ currentTarget }) => void readFileList(currentTarget.files).then(add)}
      />
      <button type="button" className={explorerStyles.action} onClick={onReset}>
        {text('reset')}
      </button>
      {isTooLong && <p role="alert">{text('tooLong')}</p>}
    </>
  );
}

/** Takes files and folders that are dropped anywhere on the page. */
function useDrop(onFiles: (files: Project) => void): void {
  const handler = useRef(onFiles);
  handler.current = onFiles;
  useEffect(() => {
    const allow = (event: Event) => event.preventDefault();
    const take = (event: Event) => {
      event.preventDefault();
      const { dataTransfer } = event as unknown as DragEvent;
      void readEntries(dataTransfer.items).then((files) => handler.current(files));
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', take);
    };
  }, []);
}
