import { send } from 'http-kit';
export declare const ping: () => ReturnType<typeof send>;
