import debounce from 'lodash/debounce.js';
import { throttle } from 'lodash-es';

export const search = debounce((text) => fetch(text), 300);
export const log = throttle((text) => fetch(text), 300);
