import type { Events } from './events.js';
declare module '@/events' {
    interface Events {
        lock: boolean;
    }
}
export type Name = keyof Events;
export type OnOpen = import('./events.js').Listener<'open'>;
