// Bundles an application for each format. No output
// means that both were bundled.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rslib/core';

const context = fileURLToPath(
  new URL('.', import.meta.url),
);

for (const entry of ['./app.mjs', './app.cjs']) {
  const compiler = rspack({
    context,
    entry,
    target: 'web',
    output: { path: `${context}out` },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) =>
      error ? reject(error) : resolve(done),
    ),
  );
  for (const { message } of stats.toJson().errors) {
    console.log(`${entry}: ${message.split('\n')[0]}`);
    process.exitCode = 1;
  }
  rmSync(`${context}out`, { recursive: true, force: true });
}
