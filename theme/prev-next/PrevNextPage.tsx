import { PrevNextPage as Original } from '@rspress/core/theme-original';
import { useText } from '../useText';

/** The pages before and after, as a region that can be found by its name. */
export function PrevNextPage() {
  const text = useText();
  return (
    <nav aria-label={text('neighbourPages')}>
      <Original />
    </nav>
  );
}
