import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '@site/samples/record/command';

/** TypeScript's message for a type that is exported again without the word `type`. */
const message = /^(.+)\((\d+),(\d+)\): error TS1205:/;

/**
 * Writes `type` before every name of which TypeScript says, with `isolatedModules`, that it needs
 * it, as the author of the library in `folder` would. Returns how many there were.
 */
export async function addTypeKeywords(folder: string): Promise<number> {
  const argv = ['tsc', '-p', 'tsconfig.build.json', '--isolatedModules', '--noEmit'];
  const { output } = await runCommand([...argv, '--pretty', 'false'], folder);
  const places = output.split('\n').flatMap((line) => {
    const [, file, row, column] = message.exec(line) ?? [];
    return file === undefined ? [] : [{ file, row: Number(row), column: Number(column) }];
  });
  // From the last to the first, so that the others stay where they are.
  for (const { file, row, column } of places.reverse()) {
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    const line = lines[row - 1] ?? '';
    lines[row - 1] = `${line.slice(0, column - 1)}type ${line.slice(column - 1)}`;
    writeFileSync(`${folder}/${file}`, lines.join('\n'));
  }
  return places.length;
}
