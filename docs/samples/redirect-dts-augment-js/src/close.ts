import type { Listener } from './events';

declare module './events.js' {
  interface Events {
    close: number;
  }
}

export const onClose = (listener: Listener<'close'>) => {
  listener(1);
};
