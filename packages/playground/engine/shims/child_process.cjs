const EventEmitter = require('node:events');

/** The only program that Rslib starts is the script that writes declarations: here, it is a call. */
exports.fork = (script) => {
  const child = new EventEmitter();
  child.kill = () => {};
  child.send = async (data) => {
    let message = 'success';
    try {
      await globalThis.require(script).generateDts(JSON.parse(JSON.stringify(data)));
    } catch (error) {
      globalThis.require('@rsbuild/core').logger.error(error);
      message = 'error';
    }
    child.emit('message', message);
    child.emit('close', 0);
  };
  return child;
};
