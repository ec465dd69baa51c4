export interface HighlightedCodeProps {
  /** The lines, as packages/highlighting/src has coloured them. */
  html: string;
}

/** A block of code as one piece of HTML, which React takes over without looking into it. */
export function HighlightedCode({ html }: HighlightedCodeProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it from the page's own source
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}
