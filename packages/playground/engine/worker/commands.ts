import type { Files } from './protocol.ts';

/**
 * The commands of a package's script `build`, as words, if they are all of Rslib: `rslib --dts && rslib
 * --lib cjs`. Otherwise `rslib` alone, since no other program can run here.
 */
export function commandsOf(files: Files): readonly (readonly string[])[] {
  const commands = buildScript(files)
    .split('&&')
    .map((command) => command.trim().split(/\s+/));
  return commands.every(([program]) => program === 'rslib') ? commands : [['rslib']];
}

function buildScript(files: Files): string {
  try {
    const text = new TextDecoder().decode(Buffer.from(files['package.json'] ?? ''));
    return String(Object(Object(JSON.parse(text)).scripts).build);
  } catch {
    // The tool says what is wrong with it.
    return '';
  }
}
