import { Pre } from '@site/theme/mdx/Pre';
import { useMemo } from 'react';
import { codeHtml } from '../code/codeHtml';
import { languageOf } from '../code/tokenize';
import { useExplorerText } from '../useExplorerText';

export interface CodeViewProps {
  /** Name of the file; its ending decides the colours. */
  path: string;
  code: string;
  /** The same file in the state before, where changes are to be marked; empty where there was none. */
  before?: string | undefined;
}

/** A file with its colours and, where it has another version to compare with, its changes. */
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of escaped text by codeHtml */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </Pre>
  );
}
