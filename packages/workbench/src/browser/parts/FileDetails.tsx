import styles from './parts.module.css';
import { type FileSizes, formatBytes } from './sizes';
import { useWorkbenchText } from './useWorkbenchText';
import type { View } from './views';

interface SizesProps {
  /** If there are none, the names of the three sizes are shown, as a header of columns. */
  sizes?: FileSizes | undefined;
  /** Whether each size has its name beside it. */
  isNamed?: boolean;
}

/** The sizes of a file, or of all files: as it is, and compressed in two ways. */
export function Sizes({ sizes, isNamed }: SizesProps) {
  const text = useWorkbenchText();
  return (
    <span className={styles.sizes} data-sizes>
      {(['raw', 'gzip', 'brotli'] as const).map((kind) => {
        const name = kind === 'raw' ? text(kind) : kind;
        const bytes = sizes?.[kind];
        return (
          <span key={kind}>
            {sizes ? (bytes === undefined ? '–' : formatBytes(bytes)) : name}
            {isNamed && <small> {name}</small>}
          </span>
        );
      })}
    </span>
  );
}

interface ChangeProps {
  change: View['change'];
  /** How much the size has changed. */
  size?: string | undefined;
}

/** What became of a file since the build before; nothing if it is the same. */
export function Change({ change, size }: ChangeProps) {
  const text = useWorkbenchText();
  if (change === 'same') return null;
  return (
    <em className={styles.change} data-change={change} title={text(change)}>
      {size && <b>{size} </b>}
      <span>{text(change)}</span>
    </em>
  );
}
