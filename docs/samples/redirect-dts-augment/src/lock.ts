import type { Events } from '@/events';

declare module '@/events' {
  interface Events {
    lock: boolean;
  }
}

export type Name = keyof Events;
export type OnOpen = import('./events').Listener<'open'>;
