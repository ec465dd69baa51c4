import { count } from "./count.js";
self.onmessage = (event)=>{
    self.postMessage(count(event.data));
};
