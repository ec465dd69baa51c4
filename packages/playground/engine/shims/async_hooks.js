export class AsyncResource {
  runInAsyncScope(run, self, ...args) {
    return run.apply(self, args);
  }
}
export class AsyncLocalStorage {
  run(_store, run, ...args) {
    return run(...args);
  }
  getStore() {
    return undefined;
  }
}
export default { AsyncLocalStorage, AsyncResource };
