import { languageOf } from '@site/highlighting/highlight';
import { Pre } from '@site/theme/mdx/Pre';
import { useMemo } from 'react';
import { codeHtml } from '../code/codeHtml';
import { useExplorerText } from '../useExplorerText';

export interface CodeViewProps {
  /** The name of the file; its extension decides the colours. */
  path: string;
  code: string;
  /** The file before the last change, to mark differences; empty if it is new. */
  before?: string | undefined;
}

/** A file with syntax colours and, compared with `before`, its changes. */
export function CodeView({ path, code, before }: CodeViewProps) {
  const unchanged = useExplorerText()('unchanged');
  const html = useMemo(
    () =>
      codeHtml(code, languageOf(path), before, (count) =>
        unchanged.replace('{count}', String(count)),
      ),
    [code, path, before, unchanged],
  );
  return (
    <Pre className="shiki css-variables" title={path}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: codeHtml escapes the text */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </Pre>
  );
}
