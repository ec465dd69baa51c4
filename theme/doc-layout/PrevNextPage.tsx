import { PrevNextPage as Original } from '@rspress/core/theme-original';
import { useText } from '../useText';

/** Links to the previous and the next page, in a named region. */
export function PrevNextPage() {
  const text = useText();
  return (
    <nav aria-label={text('neighbourPages')}>
      <Original />
    </nav>
  );
}
