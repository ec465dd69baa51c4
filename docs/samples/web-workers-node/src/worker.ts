import { parentPort, workerData } from 'node:worker_threads';
import { count } from './count';

parentPort?.postMessage(count(workerData));
