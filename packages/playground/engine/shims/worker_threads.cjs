const { MessageChannel } = globalThis;

module.exports = {
  MessageChannel,
  isMainThread: true,
  parentPort: null,
  workerData: null,
};
