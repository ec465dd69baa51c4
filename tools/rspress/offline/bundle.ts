import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rslib/core';

/**
 * Bundles a worker that stands alone: the text of one script without imports, minified. `settings` is what the worker knows as the
 * constant OFFLINE_SETTINGS, a value that JSON can say.
 *
 * @throws with what the bundler said when it fails
 */
export async function bundleWorker(entry: string, settings: unknown): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  const compiler = rspack({
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: path.resolve(entry),
    devtool: false,
    output: { path: folder, filename: 'worker.js' },
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    plugins: [new rspack.DefinePlugin({ OFFLINE_SETTINGS: JSON.stringify(settings) })],
  });
  try {
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) => {
        const failed =
          error ?? (stats?.hasErrors() && new Error(stats.toString('errors-only')));
        compiler.close(() => (failed ? reject(failed) : resolve()));
      }),
    );
    return await readFile(path.join(folder, 'worker.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
