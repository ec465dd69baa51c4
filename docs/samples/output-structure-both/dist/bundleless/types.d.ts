export type Unit = 'hour' | 'minute';
