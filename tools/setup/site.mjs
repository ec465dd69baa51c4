/** Running the framework. */
import { run, succeeds } from './process.mjs';

const rspress = [process.execPath, 'node_modules/@rspress/core/bin/rspress.js'];

/**
 * Builds the site for production and returns the exit code. The framework's cache between builds
 * is off: it does not notice that an environment variable has changed and then mixes old and new.
 */
export function build(args = []) {
  if (!succeeds(['git', 'rev-parse', '--verify', 'HEAD'])) {
    console.log(
      '\nThere is no git history here: pages show no date of their last change, and the feed is empty.',
    );
  }
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
