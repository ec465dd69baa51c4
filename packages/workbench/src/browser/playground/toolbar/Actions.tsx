import { useCopyText } from '@site/base-theme/code/useCopyText';
import { useEffect, useRef } from 'react';
import type { Project } from '../../parts/recorded';
import { forgetWidths } from '../layout/widths';
import { encodeProject, longestAddress } from '../project/address';
import { archiveName, archiveOf, type Versions } from '../project/archive';
import { readDropped, readSelected, type Upload } from '../project/upload';
import { usePlaygroundText } from '../usePlaygroundText';
import { useWindowEvent } from '../useWindowEvent';
import { Action } from './Action';
import { Menu } from './Menu';

export interface ActionsProps {
  project: Project;
  versions: Versions;
  onEdit: (change: (project: Project) => Project) => void;
  onReset: () => void;
  /** What went wrong; empty if nothing did. */
  onProblem: (problem: string) => void;
}

/** What is done with the whole package: share, download, upload, reset. */
export function Actions(props: ActionsProps) {
  const { project, versions, onEdit, onReset, onProblem } = props;
  const text = usePlaygroundText();
  const [copied, copy] = useCopyText();
  const input = useRef<HTMLInputElement>(null);
  const add = ({ files, leftOut }: Upload) => {
    onEdit((before) => ({ ...before, ...files }));
    const names = leftOut.slice(0, 5).join(', ') + (leftOut.length > 5 ? ' …' : '');
    onProblem(names && text('leftOut', { count: leftOut.length, names }));
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
    if (event.dataTransfer?.types.includes('Files'))
      void readDropped(event.dataTransfer.items).then(add);
  });
  const share = async () => {
    const code = await encodeProject(project);
    if (code.length > longestAddress) return onProblem(text('tooLong'));
    onProblem('');
    history.replaceState(history.state, '', `${location.pathname}#code=${code}`);
    copy(location.href);
  };
  const download = async () => {
    const href = URL.createObjectURL(await archiveOf(project, versions));
    const link = document.createElement('a');
    Object.assign(link, { href, download: archiveName(project) }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };
  return (
    <>
      <Action
        icon={copied ? 'copied' : 'share'}
        label={text(copied ? 'copied' : 'share')}
        onPress={share}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text('upload')}
        onChange={({ currentTarget }) => takeSelected(currentTarget)}
      />
      <Menu icon="more" label={text('more')}>
        <Action label={text('download')} onPress={download} />
        <Action label={text('upload')} onPress={() => input.current?.click()} />
        <Action label={text('reset')} onPress={onReset} />
        <Action
          label={text('resetLayout')}
          onPress={() => forgetWidths('files', 'output')}
        />
      </Menu>
    </>
  );
}
