export const { MessageChannel } = globalThis;
export const isMainThread = true;
export const parentPort = null;
export const workerData = null;
export const Worker = undefined;
export default { MessageChannel, isMainThread, parentPort, workerData };
