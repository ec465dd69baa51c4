import { withBase } from '@rspress/core/runtime';
import { useLangPrefix } from '@site/theme/useText';
import { keyOf } from '../data/states.ts';
import type { State } from '../data/toggles.ts';
import { useExplorerText } from '../useExplorerText';

/**
 * Links an embedded explorer to the playground, with the package and the configuration of the state.
 * It loads a document: the playground is isolated from other pages.
 */
export function OpenLink({ state }: { state: State }) {
  const text = useExplorerText();
  const prefix = useLangPrefix();
  return (
    <a href={withBase(`${prefix}/playground/#state=${keyOf(state)}`)}>
      {text('openPlayground')}
    </a>
  );
}
