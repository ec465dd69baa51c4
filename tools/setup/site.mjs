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

/**
 * Runs the development server until it ends, and returns the exit code. It reads the pages that have
 * changed since its last start before it shows the first; with the little room that Node gives to young objects, cleaning up takes a tenth of that time.
 */
export function develop(args = []) {
  const [node, ...script] = rspress;
  return run([node, '--max-semi-space-size=64', ...script, 'dev', ...args]);
}
