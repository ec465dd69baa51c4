import { parentPort, workerData } from "node:worker_threads";
const count = (text)=>text.trim().split(/\s+/).length;
parentPort?.postMessage(count(workerData));
