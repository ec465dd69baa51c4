export type Shade = 'light' | 'dark';
