import type { Listener } from './events.js';
declare module './events' {
    interface Events {
        close: number;
    }
}
export declare const onClose: (listener: Listener<'close'>) => void;
