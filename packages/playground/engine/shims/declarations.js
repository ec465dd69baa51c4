/** What the worker gives to the process that writes declarations: see `child_process.js`. */
export const declarations = {
  /** Resolves when the compilation is done. */
  compiled: Promise.resolve(),
  /**
   * The entry of that process.
   * @param {unknown} _data
   * @returns {Promise<void>}
   */
  async generate(_data) {
    throw new Error('TypeScript is not loaded.');
  },
  /**
   * Prints an error of it.
   * @param {unknown} _error
   */
  report(_error) {},
};
