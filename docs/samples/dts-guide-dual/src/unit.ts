export type Unit = 'kB' | 'MB';
