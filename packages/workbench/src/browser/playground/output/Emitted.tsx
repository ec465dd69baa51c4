import { useState } from 'react';
import { emittedFiles, type FileSizes, formatBytes } from '../../parts/views';
import { Tree } from '../tree/Tree';
import { usePlaygroundText } from '../usePlaygroundText';
import { EmittedFile, isScript, sizeChange } from './EmittedFile';
import styles from './OutputPane.module.css';
import { type Output, totalOf } from './output';
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
  if (!view) return <p className={styles.none}>{text('noFiles')}</p>;
  return (
    <div className={styles.emitted}>
      <div className={styles.list}>
        <div className={styles.sizes}>
          <span>{text('sizes')}</span>
          <Sizes sizes={{ raw: text('raw'), gzip: 'gzip', brotli: 'brotli' }} />
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
                {change !== 'same' && (
                  <em className={styles.change} data-change={change} title={text(change)}>
                    {size && <b>{size} </b>}
                    <span>{text(change)}</span>
                  </em>
                )}
                {file && <FileSizesOf sizes={file} />}
              </>
            );
          }}
        />
        <Total now={now} before={before} />
      </div>
      <div className={styles.view}>
        <EmittedFile
          view={view}
          files={now.files}
          sources={sources}
          written={written}
          isExplained={isExplained}
        />
      </div>
    </div>
  );
}

/** All files together, each compressed on its own, and what the last change did to them. */
function Total({ now, before }: Pick<EmittedProps, 'now' | 'before'>) {
  const text = usePlaygroundText();
  const total = totalOf(now.files);
  const size = before && sizeChange(total.raw, totalOf(before.files).raw);
  return (
    <div role="status" className={styles.sizes}>
      <b>{text('total')}</b>
      {size && <em className={styles.change}>{size}</em>}
      <FileSizesOf sizes={total} />
    </div>
  );
}

function FileSizesOf({ sizes: { raw, gzip, brotli } }: { sizes: FileSizes }) {
  const compressed = brotli === undefined ? '–' : formatBytes(brotli);
  return (
    <Sizes
      sizes={{ raw: formatBytes(raw), gzip: formatBytes(gzip), brotli: compressed }}
    />
  );
}

function Sizes({ sizes }: { sizes: Readonly<Record<keyof FileSizes, string>> }) {
  return (
    <span className={styles.columns}>
      <span>{sizes.raw}</span>
      <span>{sizes.gzip}</span>
      <span>{sizes.brotli}</span>
    </span>
  );
}
