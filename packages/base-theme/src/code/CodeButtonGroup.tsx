import {
  type CodeButtonGroupProps,
  getCopyableText,
  IconCopy,
  IconSuccess,
  IconWrap,
  IconWrapped,
  SvgWrapper,
} from '@rspress/core/theme';
import { useText } from '../useText';
import './code-buttons.css';
import { useCopyText } from './useCopyText';

/**
 * The buttons of a code block. The framework's copy button loses the keyboard focus and does not
 * announce that the code was copied.
 */
export function CodeButtonGroup(props: CodeButtonGroupProps) {
  const { wrapCode, toggleWrapCode, copyElementRef } = props;
  const { showWrapCodeButton = true, showCopyButton = true } = props;
  const text = useText();
  const [copied, copyText] = useCopyText();
  const copy = () =>
    copyText(
      getCopyableText(copyElementRef.current, {
        ignoreClasses: ['linenumber'],
        ignoreSelectors: ['.rp-copy-ignore'],
      }),
    );
  const icon = 'rp-code-button-group__icon';
  const button = 'rp-code-button-group__button';
  const wrapped = wrapCode ? 'rp-code-wrap-button--wrapped' : '';
  const success = copied ? 'rp-code-copy-button--copied' : '';
  return (
    <div className="rp-code-button-group">
      {showWrapCodeButton && (
        <button
          type="button"
          className={`${button} rp-code-wrap-button ${wrapped}`}
          onClick={() => toggleWrapCode()}
          title={text('wrapCode')}
          aria-label={text('wrapCode')}
          aria-pressed={wrapCode}
        >
          <SvgWrapper icon={wrapCode ? IconWrapped : IconWrap} className={icon} />
        </button>
      )}
      {showCopyButton && (
        <button
          type="button"
          className={`${button} rp-code-copy-button ${success}`}
          onClick={copy}
          title={text('copyCode')}
          aria-label={text(copied ? 'copied' : 'copyCode')}
        >
          <SvgWrapper icon={copied ? IconSuccess : IconCopy} className={icon} />
        </button>
      )}
    </div>
  );
}
