import worker_0 from "./worker.js";
const countWords = (text)=>new Promise((resolve)=>{
        const worker = new worker_0();
        worker.onmessage = (event)=>{
            resolve(event.data);
            worker.terminate();
        };
        worker.postMessage(text);
    });
export { countWords };
