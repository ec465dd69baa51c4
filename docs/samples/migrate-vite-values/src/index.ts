import icon from './icon.svg';
import seal from './icon.svg?inline';
import notice from './notice.txt?raw';

declare const CHANNEL: string;

export { icon, notice, seal };
export const channel = CHANNEL;
export const mode = import.meta.env.MODE;
export const label = import.meta.env.VITE_LABEL;
export const node = process.env.NODE_ENV;
export const texts = import.meta.glob('./*.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
});
export const width = (value?: number) => value ?? 16;
