import { once } from "node:events";
import { Worker } from "node:worker_threads";
async function countWords(text) {
    const worker = new Worker(new URL("./worker.js", import.meta.url), Object.assign({}, {
        workerData: text
    }, {
        type: "module"
    }));
    const [count] = await once(worker, 'message');
    return count;
}
export { countWords };
