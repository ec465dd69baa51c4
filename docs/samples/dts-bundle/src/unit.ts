export type Unit = 'm' | 'km';
