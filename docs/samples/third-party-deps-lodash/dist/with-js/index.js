import debounce from "lodash/debounce.js";
import { throttle } from "lodash-es";
const search = debounce((text)=>fetch(text), 300);
const log = throttle((text)=>fetch(text), 300);
export { log, search };
