import { count } from './count';

self.onmessage = (event: MessageEvent<string>) => {
  self.postMessage(count(event.data));
};
