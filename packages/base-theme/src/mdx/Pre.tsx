import { CodeBlock, type ShikiPreProps } from '@rspress/core/theme';
import { use } from 'react';
import { CodeTitleContext } from '../tabs/CodeTitleContext';
import { useText } from '../useText';
import { useScrollable } from './useScrollable';

/**
 * A code block. The framework makes every one a tab stop; here only those that scroll are. The
 * title and language, which the framework also sets on the `<pre>`, are set on the frame alone. In
 * a tab, which shows the title, the buttons are in the row of the tabs.
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
  const frame = use(CodeTitleContext)
    ? { ...untitled, containerElementClassName: 'site-code-in-tab' }
    : props;
  const name = title ? `${text('codeBlock')}: ${title}` : text('codeBlock');
  const scrollable = useScrollable<HTMLPreElement>(name, 'parent');
  return (
    <CodeBlock {...frame}>
      <pre {...rest} {...scrollable} />
    </CodeBlock>
  );
}
