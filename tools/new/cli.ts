import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { objectOf } from '../repository/contents.ts';
import { readProject } from '../repository/read.ts';
import type { TextFile } from '../repository/text-file.ts';
import { knownIn } from './known.ts';
import { type Request, readRequest } from './names.ts';
import { filesOf } from './page.ts';
import { filesOfSample, readSample } from './sample.ts';

const usage = `Makes a new page in both languages and enters it in the navigation, or a new sample.

  npm run new -- guide <folder>/<name> "<English title>" "<Chinese title>"
  npm run new -- reference lib/<name>
  npm run new -- sample <id> "<English purpose>." "<Chinese purpose>。"

For example: npm run new -- guide advanced/my-topic "My topic" "我的主题"`;

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function main([kind, place, ...words]: string[]): void {
  if (kind === undefined || kind === '--help') {
    console.log(usage);
    return;
  }
  if (place === undefined) throw new Error(usage);
  const files = readProject(root);
  if (kind === 'sample') makeSample([place, ...words], files);
  else if (kind === 'guide' || kind === 'reference') {
    makePage(readRequest(kind, place, words, knownIn(files)));
  } else {
    throw new Error(`“${kind}” is nothing that can be made.\n\n${usage}`);
  }
}

function makePage(request: Request): void {
  const made = filesOf(request, (file) => readFileSync(path.join(root, file), 'utf8'));
  write(made);
  console.log(`${made.map(({ file }) => file).join('\n')}

Both pages stand on the list of pages to be written. Each {/* Write: … */} in them says what
belongs there, and \`npm run check\` tells how many are left. When none is, take \`unwritten\` and
\`overviewHeaders\` out of both pages and the address off tools/checks/unwritten/list.json.`);
}

function makeSample(words: readonly string[], files: readonly TextFile[]): void {
  const { samples } = knownIn(files);
  const request = readSample(words, samples);
  const installed = Object(objectOf(files, 'package.json').devDependencies);
  const made = filesOfSample(request, {
    '@rslib/core': String(installed['@rslib/core']),
    typescript: String(installed.typescript),
  });
  write(made);
  console.log(`${made.map(({ file }) => file).join('\n')}

Change it to what it has to show, then \`npm run samples -- ${request.id}\` builds it. On a page:
<Sample id="${request.id}" files="src/index.ts" output="dist/index.js" />`);
}

function write(files: readonly TextFile[]): void {
  for (const { file, text } of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const json = files
    .map(({ file }) => file)
    .filter((file) => /^(docs\/(en|zh)|tools)\/.+\.json$/.test(file));
  if (json.length === 0) return;
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  spawnSync(process.execPath, [biome, 'format', '--write', ...json], {
    cwd: root,
    stdio: 'ignore',
  });
}
