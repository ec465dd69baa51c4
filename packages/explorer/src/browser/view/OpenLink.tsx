import { Link } from '@site/theme/link/Link';
import { useLangPrefix } from '@site/theme/useText';
import type { State } from '../data/types.ts';
import { writeAddress } from '../state/address';
import { useExplorerText } from '../useExplorerText';

/** Leads from an embedded explorer to the whole one, in the same state. */
export function OpenLink({ state }: { state: State }) {
  const text = useExplorerText();
  const prefix = useLangPrefix();
  return (
    <Link href={`${prefix}/guide/start/explorer${writeAddress('', state)}`}>
      {text('openExplorer')}
    </Link>
  );
}
