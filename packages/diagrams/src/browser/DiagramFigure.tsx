import { RichText } from '@site/base-theme/RichText';
import styles from './DiagramFigure.module.css';

/** A box, with `code` in backticks, and where it is in the grid. */
export interface ShownBox {
  area: string;
  kind?: 'accent' | 'outside' | 'note' | undefined;
  title: string;
  files: readonly string[];
  text: string;
}

/** A line in the grid: an arrow, or the trunk from which arrows branch off. */
export interface ShownLine {
  area: string;
  way: 'across' | 'down' | 'trunk' | 'branch';
  label: string;
}

export interface DiagramFigureProps {
  title: string;
  /** The diagram in words. */
  description: string;
  /** The width of the drawing in pixels, where there is room for it. */
  width: number;
  /** The relative widths of the columns of boxes; between two of them is one for arrows. */
  columns: readonly number[];
  boxes: readonly ShownBox[];
  lines: readonly ShownLine[];
}

/** A diagram with its caption. The build makes it of a `<Diagram>`. */
export default function DiagramFigure(props: DiagramFigureProps) {
  const tracks = props.columns.map((share) => `${share}fr`).join(' auto ');
  return (
    <figure className={styles.figure} data-styles="diagrams">
      <div
        role="img"
        aria-label={props.description}
        className={styles.grid}
        style={{ gridTemplateColumns: tracks, maxWidth: props.width }}
      >
        {props.lines.map(({ area, way, label }) => (
          <span key={way + area} data-way={way} style={{ gridArea: area }}>
            {label && (
              <small>
                <RichText>{label}</RichText>
              </small>
            )}
          </span>
        ))}
        {props.boxes.map(({ area, kind, title, files, text }) => (
          <div key={area} data-kind={kind ?? 'box'} style={{ gridArea: area }}>
            {title && (
              <b>
                <RichText>{title}</RichText>
              </b>
            )}
            {files.length > 0 && <code className={styles.files}>{files.join('\n')}</code>}
            {text && (
              <span>
                <RichText>{text}</RichText>
              </span>
            )}
          </div>
        ))}
      </div>
      <figcaption>{props.title}</figcaption>
    </figure>
  );
}
