import { CodeBlock, type ShikiPreProps } from '@rspress/core/theme';
import { CodeTitleContext } from '@site/samples/browser/CodeTitleContext';
import { use } from 'react';
import { useText } from '../useText';
import { useScrollable } from './useScrollable';

/**
 * A block of code. The framework makes each a stop for the keyboard; here only those are that are wider than their frame. Title and language, which the
 * framework writes on the `<pre>` as well, are said once, by the frame; and not by it where a tab says it already.
 */
export function Pre(props: ShikiPreProps) {
  const {
    title,
    lang: _lang,
    wrapCode: _wrapCode,
    lineNumbers: _lineNumbers,
    fold: _fold,
    height: _height,
    containerElementClassName: _className,
    codeButtonGroupProps: _buttons,
    ...rest
  } = props;
  const text = useText();
  const { title: _title, ...untitled } = props;
  const frame = use(CodeTitleContext) ? untitled : props;
  const name = title ? `${text('codeBlock')}: ${title}` : text('codeBlock');
  const scrollable = useScrollable<HTMLPreElement>(name, 'parent');
  return (
    <CodeBlock {...frame}>
      <pre {...rest} {...scrollable} />
    </CodeBlock>
  );
}
