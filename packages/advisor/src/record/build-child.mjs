/**
 * node build-child.mjs <folders.json> <failed.json>: builds the packages in the listed folders one
 * after the other, and writes the folders that failed. Plain JavaScript, so that only Rslib's own
 * loader reads the configuration files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

const [list, failures] = process.argv.slice(2);
const failed = [];

for (const folder of JSON.parse(readFileSync(list, 'utf8'))) {
  try {
    // Rslib resolves some paths from here, whatever its `cwd` option says.
    process.chdir(folder);
    const { content } = await loadConfig({ cwd: folder });
    const rslib = await createRslib({
      cwd: folder,
      config: { ...content, logLevel: 'error' },
    });
    const { close } = await rslib.build();
    await close();
  } catch (error) {
    console.error(`${folder}: ${error instanceof Error ? error.message : error}`);
    failed.push(folder);
  }
}
writeFileSync(failures, JSON.stringify(failed));
