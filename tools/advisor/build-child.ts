// Builds the packages in the folders that a file lists, one after the other in this process, and lists those that could not be built
// in another file: node --import jiti/register build-child.ts <folders.json> <failed.json>
import { readFileSync, writeFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

const [list = '', failures = ''] = process.argv.slice(2);
const folders: string[] = JSON.parse(readFileSync(list, 'utf8'));
const failed: string[] = [];

for (const folder of folders) {
  try {
    // The tool takes some paths from here, whatever its `cwd` says.
    process.chdir(folder);
    const { content } = await loadConfig({ cwd: folder });
    const config = { ...content, logLevel: 'error' as const };
    const rslib = await createRslib({ cwd: folder, config });
    const { close } = await rslib.build();
    await close();
  } catch (error) {
    console.error(`${folder}: ${error instanceof Error ? error.message : error}`);
    failed.push(folder);
  }
}
writeFileSync(failures, JSON.stringify(failed));
