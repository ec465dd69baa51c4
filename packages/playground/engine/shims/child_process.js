import EventEmitter from 'events/events.js';
import { declarations } from './declarations.js';

/** The only process that Rslib starts writes declarations: here it is a call after the compilation. */
export function fork() {
  const child = new EventEmitter();
  child.kill = () => {};
  child.send = async (data) => {
    let message = 'success';
    try {
      await declarations.compiled;
      await declarations.generate(JSON.parse(JSON.stringify(data)));
    } catch (error) {
      declarations.report(error);
      message = 'error';
    }
    child.emit('message', message);
    child.emit('close', 0);
  };
  return child;
}

export function spawn() {
  throw new Error('spawn() does not exist in the playground, which has no processes.');
}

export default { fork, spawn };
