import type { Reply } from 'wire-types';

export declare const send: (path: string) => Reply;
