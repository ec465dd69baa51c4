/**
 * node build-child.mjs <folders.json> <failed.json>: builds the packages in the folders that the first
 * file lists, one after the other in this process, and lists those that could not be built in the
 * second. Plain JavaScript, so that no other loader reads the configuration files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

const [list, failures] = process.argv.slice(2);
const failed = [];

for (const folder of JSON.parse(readFileSync(list, 'utf8'))) {
  try {
    // The tool takes some paths from here, whatever its `cwd` says.
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
