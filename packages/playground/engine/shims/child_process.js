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

const missing = (name) => () => {
  throw new Error(`${name}() does not exist in the playground, which has no processes.`);
};
export const exec = missing('exec');
export const execFile = missing('execFile');
export const spawn = missing('spawn');
export const spawnSync = missing('spawnSync');
export default { exec, execFile, fork, spawn, spawnSync };
