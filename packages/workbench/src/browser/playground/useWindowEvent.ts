import { useEffect, useEffectEvent } from 'react';

/** Listens on the window as long as the component is there; with `capture` before all others. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => unknown,
  capture = false,
): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: WindowEventMap[Type]) => listen(event);
    window.addEventListener(type, handle, capture);
    return () => window.removeEventListener(type, handle, capture);
  }, [type, capture]);
}
