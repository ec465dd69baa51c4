/** Running the framework. */
import { run } from './process.mjs';

const rspress = [process.execPath, 'node_modules/@rspress/core/bin/rspress.js'];

/**
 * Builds the site for production and returns the exit code. The framework's cache between builds
 * is off: it does not notice that an environment variable has changed and then mixes old and new.
 */
export function build(args = []) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    RSPRESS_PERSISTENT_CACHE: 'false',
  };
  return run([...rspress, 'build', ...args], env);
}

/** Runs the development server until it ends, and returns the exit code. */
export function develop(args = []) {
  return run([...rspress, 'dev', ...args]);
}
