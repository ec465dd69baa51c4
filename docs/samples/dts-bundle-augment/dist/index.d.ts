export declare interface Events {
    open: string;
}

export declare type Listener<K extends keyof Events> = (value: Events[K]) => void;

export declare const onClose: (listener: Listener<'close'>) => void;

export { }
