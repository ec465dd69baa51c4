import { parentPort, workerData } from "node:worker_threads";
import { count } from "./count.js";
parentPort?.postMessage(count(workerData));
