import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** Seconds to count down from. */
  from: number;
  /** What to say at the end. */
  end?: string;
}

export function Countdown(props: CountdownProps) {
  const [left, setLeft] = createSignal(props.from);
  onMount(() => {
    const timer = setInterval(
      () => setLeft((seconds) => Math.max(0, seconds - 1)),
      1000,
    );
    onCleanup(() => clearInterval(timer));
  });
  return (
    <output class={styles.countdown}>
      <Show when={left() > 0} fallback={props.end ?? 'Now'}>
        {left()} s
      </Show>
    </output>
  );
}
