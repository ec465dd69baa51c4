import { useState } from 'react';
import { Change, Sizes } from '../../parts/FileDetails';
import shared from '../../parts/parts.module.css';
import type { Output } from '../../parts/recorded';
import { sizeChange, totalOf } from '../../parts/sizes';
import { emittedFiles } from '../../parts/views';
import { Tree } from '../tree/Tree';
import { usePlaygroundText } from '../usePlaygroundText';
import { EmittedFile, isScript } from './EmittedFile';
import styles from './OutputPane.module.css';
import type { Sources } from './sourceMap';

export interface EmittedProps {
  now: Output;
  /** The build that this one is compared with. */
  before?: Output | undefined;
  written: string;
  isExplained: boolean;
  sources: Sources;
}

/** The emitted files as a tree with their sizes, and the one that is shown. */
export function Emitted({ now, before, written, isExplained, sources }: EmittedProps) {
  const text = usePlaygroundText();
  const [selected, setSelected] = useState('');
  const views = emittedFiles(now.files, before?.files);
  const there = views.filter(({ change }) => change !== 'gone');
  const view =
    views.find(({ id }) => id === selected) ??
    there.find(({ id }) => isScript(id)) ??
    there[0] ??
    views[0];
  if (!view)
    return <p className={styles.none}>{text(now.ok ? 'noFiles' : 'noFilesFailed')}</p>;
  return (
    <div className={styles.emitted}>
      <div className={styles.list}>
        <div className={styles.measures}>
          <span>{text('sizes')}</span>
          <Sizes />
        </div>
        <Tree
          label={text('emitted')}
          paths={views.map(({ id }) => id)}
          selected={view.id}
          onOpen={setSelected}
          markOf={({ path }) => {
            const { change = 'same', file } = views.find(({ id }) => id === path) ?? {};
            const old = before?.files.find((one) => one.path === path);
            const size = file && old && sizeChange(file.raw, old.raw);
            return (
              <>
                <Change change={change} size={size} />
                {file && <Sizes sizes={file} />}
              </>
            );
          }}
        />
        <Total now={now} before={before} />
      </div>
      <EmittedFile
        view={view}
        files={now.files}
        sources={sources}
        written={written}
        isExplained={isExplained}
      />
    </div>
  );
}

/** All files together, each compressed on its own, and what the last change did to them. */
function Total({ now, before }: Pick<EmittedProps, 'now' | 'before'>) {
  const text = usePlaygroundText();
  const total = totalOf(now.files);
  const size = before && sizeChange(total.raw, totalOf(before.files).raw);
  return (
    <div role="status" className={styles.measures}>
      <b>{text('total')}</b>
      {size && <em className={shared.change}>{size}</em>}
      <Sizes sizes={total} />
    </div>
  );
}
