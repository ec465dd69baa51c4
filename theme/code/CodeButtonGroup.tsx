import {
  type CodeButtonGroupProps,
  IconCopy,
  IconSuccess,
  IconWrap,
  IconWrapped,
  SvgWrapper,
} from '@rspress/core/theme';
import { useText } from '../useText';
import './code-buttons.css';
import { useCopy } from './useCopy';

/**
 * What can be done with a block of code. The framework's copy button takes the focus away from whoever pressed it by keyboard, and tells nobody who cannot see it
 * that the code is copied.
 */
export function CodeButtonGroup(props: CodeButtonGroupProps) {
  const { wrapCode, toggleWrapCode, copyElementRef } = props;
  const { showWrapCodeButton = true, showCopyButton = true } = props;
  const text = useText();
  const { copied, copy } = useCopy(copyElementRef);
  const icon = 'rp-code-button-group__icon';
  return (
    <div className="rp-code-button-group">
      {showWrapCodeButton && (
        <button
          type="button"
          className={`rp-code-button-group__button rp-code-wrap-button ${wrapCode ? 'rp-code-wrap-button--wrapped' : ''}`}
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
          className={`rp-code-button-group__button rp-code-copy-button ${copied ? 'rp-code-copy-button--copied' : ''}`}
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
