import styles from './DiagramFigure.module.css';

interface DiagramFigureProps {
  title: string;
  /** The diagram in words. */
  description: string;
  /** The drawing for a wide and for a narrow column, of which the styles show one. */
  svg: string;
}

/** A diagram with its caption. The build makes it of a `<Diagram>`. */
export default function DiagramFigure({ title, description, svg }: DiagramFigureProps) {
  return (
    <figure className={styles.figure} data-styles="diagrams">
      <div
        role="img"
        aria-label={description}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build escapes the texts
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
