import type { Listener } from './events.cjs';
declare module 'doors' {
    interface Events {
        close: number;
    }
}
export declare const onClose: (listener: Listener<'close'>) => void;
