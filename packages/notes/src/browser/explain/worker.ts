import { explain } from './explain';

addEventListener(
  'message',
  ({ data }: MessageEvent<{ text: string; language: 'en' | 'zh' }>) =>
    postMessage(explain(data.text, data.language)),
);
